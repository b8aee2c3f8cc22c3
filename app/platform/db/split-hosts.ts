const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;

/** Splits libpq's form with several hosts (`postgres://user@a:5432,b:5432/name`) into one connection string a host; any other stays one. */
export function splitHosts(connectionString: string): string[] {
  const [, before, hosts, after] = PARTS.exec(connectionString) ?? [];
  if (hosts?.includes(",") !== true) return [connectionString];
  return hosts.split(",").map((host) => `${before}${host}${after}`);
}
