/** Scripts and styles stay through this many later releases: pages that were opened before go on. */
export const CARRIED_RELEASES = 2;
