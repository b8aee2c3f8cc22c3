export async function printAblation(_catalogue: string): Promise<void> {}
