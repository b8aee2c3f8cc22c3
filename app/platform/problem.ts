/** How the detail of every answer begins that refuses what one of our own pages has sent; the browser tests look for it. */
export const REFUSED_BODY = "This page sent something the server doesn’t accept";
