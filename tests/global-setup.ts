import { mkdtemp, rm } from "node:fs/promises";
import { chmodSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { storedSecret } from "#app/platform/site-secrets.server.ts";
import { startEmbeddedPostgres } from "#app/platform/db/embedded/embedded-postgres.server.ts";
import { SITE_ROLE, SUPERUSER } from "#app/platform/db/embedded/site-role.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { describeStaleBuild } from "../scripts/build/built-sources.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A connection to the test run's cluster, to its migrated template database. */
    templateDatabaseUrl: string;
    /** The password of the cluster's superuser, who may make and drop databases. */
    superuserPassword: string;
    /** Why the built site cannot be tested, or null. */
    staleBuild: string | null;
  }
}

/** Starts one PostgreSQL for the whole run; every test file clones the migrated template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "presently-test-"));
  // mkdtemp makes it private, but as root the database runs as another user.
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  const url = new URL(postgres.connectionString);
  const superuserPassword = storedSecret(folder, "database-superuser-password");
  const { password } = url;
  url.username = SUPERUSER;
  url.password = superuserPassword;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  // Its data does not outlive the run, so no query needs to wait for the disk.
  for (const setting of ["fsync", "full_page_writes", "synchronous_commit"]) await admin.query(`alter system set ${setting} = off`);
  await admin.query("select pg_reload_conf()");
  // The tests do everything as the role that a server has; but for making databases, it may do nothing more.
  await admin.query(`alter role ${SITE_ROLE} createdb`);
  await admin.query(`create database template_presently owner ${SITE_ROLE}`);
  await admin.end();
  url.username = SITE_ROLE;
  url.password = password;
  url.pathname = "/template_presently";
  await migrateDatabase(url.href, path.resolve("db/migrations"));
  project.provide("templateDatabaseUrl", url.href);
  project.provide("superuserPassword", superuserPassword);
  project.provide("staleBuild", describeStaleBuild());
  return async () => {
    await postgres.release();
    await rm(folder, { recursive: true, force: true });
  };
}
