/** What a kept file or a drawing may do where somebody opens it by itself: be shown, within no other page (U4). */
export const SANDBOX_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";
