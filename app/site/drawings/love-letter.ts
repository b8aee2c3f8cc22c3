// Made by tools/extract-drawings.ts. Fluent Emoji, copyright Microsoft Corporation, MIT license.
/** What stands inside an `<svg>` of 32 by 32. */
export const LOVE_LETTER =
  '<g fill="none"><path fill="#b4acbc" d="M2 8a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z"/><path fill="#e1d8ec" d="m3.057 7.876l7.72 5.208l-.554.832L3 9.04v13.91l9.232-5.87l.536.843l-9.718 6.18a1.25 1.25 0 0 0 1.2.898h23.5a1.25 1.25 0 0 0 1.204-.914l-9.722-6.164l.536-.844L29 22.93V9.04l-7.223 4.876l-.554-.832l7.72-5.208A1.25 1.25 0 0 0 27.75 7H4.25a1.25 1.25 0 0 0-1.193.876"/><path fill="#f92f60" d="M12 9c1.694 0 2.93.919 3.55 1.51c.24.23.66.23.9 0C17.07 9.92 18.307 9 20 9c2.5 0 4 2 4 5c0 4-6.5 9-8 9s-8-5-8-9c0-3 1.5-5 4-5"/></g>';
