import { z } from "zod";

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;

/** Splits libpq's form with several hosts (`postgres://user@a:5432,b:5432/name`) into one connection string a host; any other stays one. */
export function splitHosts(connectionString: string): string[] {
  const [, before, hosts, after] = PARTS.exec(connectionString) ?? [];
  if (hosts?.includes(",") !== true) return [connectionString];
  return hosts.split(",").map((host) => `${before}${host}${after}`);
}

const address = z.url({ protocol: /^postgres(ql)?$/ });

/** A setting that leads to a database, with so many hosts. */
export function connectionString(hosts: "with one host" | "with one host or several") {
  return z.string().refine((text) => {
    const each = splitHosts(text);
    return (hosts !== "with one host" || each.length === 1) && each.every((one) => address.safeParse(one).success);
  }, `must look like postgres://user:password@host:5432/name, ${hosts}`);
}
