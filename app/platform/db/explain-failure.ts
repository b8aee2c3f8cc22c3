import { UnavailableError } from "../errors.ts";

const UNKNOWN_SIGNER =
  "The database's certificate isn't signed by anyone this machine trusts: name the signer's certificate file in DATABASE_URL (?sslmode=verify-full&sslrootcert=/path/to/ca.pem)";

/** What an operator changes where the database or its certificate is the reason, by PostgreSQL's code or the one of TLS. */
const REFUSALS: Readonly<Record<string, string>> = {
  "28P01": "The database refuses the password in DATABASE_URL",
  "28000":
    "The database refuses the user in DATABASE_URL, or a connection from this machine (pg_hba.conf), or one without TLS (add ?sslmode=verify-full)",
  "3D000": "The database that DATABASE_URL names does not exist: create it, or change the name",
  "42501": "The user in DATABASE_URL isn't allowed to create tables: make it the owner of its database",
  "08P01": "The pooler in DATABASE_URL doesn't accept connection settings: name the database itself in DATABASE_DIRECT_URL",
  "53300": "The database has no connections left: raise its max_connections, or lower DATABASE_POOL_SIZE",
  "25006": "The database in DATABASE_URL is a standby: name the primary, or all hosts (postgres://user:password@one,two/name)",
  "57P03": "The database in DATABASE_URL is starting or stopping: start the site again in a moment",
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
  CERT_HAS_EXPIRED: "The database's certificate has expired, or this machine's clock is wrong",
  CERT_NOT_YET_VALID: "The database's certificate is not valid yet, or this machine's clock is wrong",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The database's certificate is for a different host than the one in DATABASE_URL: use the name in the certificate",
};
/** The same where nothing that could refuse has answered. */
const ABSENCES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Nothing answers at the address in DATABASE_URL: is the database running, and the port right?",
  ECONNRESET: "The server at the address in DATABASE_URL closes the connection: is it PostgreSQL?",
  ENOTFOUND: "The host in DATABASE_URL can't be found",
  EAI_AGAIN: "The host in DATABASE_URL cannot be looked up: is the network up?",
  EHOSTUNREACH: "The host in DATABASE_URL cannot be reached",
  ETIMEDOUT: "The host in DATABASE_URL does not answer",
};
const NONE_TAKES_WRITES = "None of the hosts in DATABASE_URL accepts writes: are they all standbys, or down?";
const NO_TLS = /server does not support SSL connections/i;
/** The files that sslrootcert, sslcert and sslkey name. */
const CERTIFICATE = /\.(?:pem|crt|cer|key)$/i;

/** Returns the first answer of `read` among an error and its causes. */
function readCauses(error: unknown, read: (error: NodeJS.ErrnoException) => string | null | undefined): string | null {
  for (let current: unknown = error, depth = 0; current instanceof Error && depth < 5; current = current.cause, depth++) {
    const found = read(current);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

/** Each host of several fails for a reason of its own; the one that has refused is there, and says what to change. */
function explainRefusal(error: unknown): string | null {
  return readCauses(error, (current) => {
    if (NO_TLS.test(current.message)) return "The database in DATABASE_URL doesn't offer TLS: leave out sslmode";
    const { code = "", syscall, path: file = "" } = current;
    if (syscall === "open" && CERTIFICATE.test(file)) return `The certificate file named in DATABASE_URL can't be read: ${file}`;
    if (REFUSALS[code] !== undefined) return REFUSALS[code];
    return current instanceof AggregateError ? current.errors.map(explainRefusal).find((line) => line !== null) : null;
  });
}

/**
 * Returns one line that says what to change where the database has refused or did not answer, or null for any other failure. PostgreSQL's own
 * message is left out, as it may name the user or the network.
 */
export function explainDatabaseFailure(error: unknown): string | null {
  return (
    explainRefusal(error) ??
    readCauses(error, (current) => (current instanceof UnavailableError ? NONE_TAKES_WRITES : ABSENCES[current.code ?? ""]))
  );
}
