import { withoutControls } from "../text.ts";
import type { Mail, MailColors, MailFrame, MailLogo } from "./mail.ts";

const TEXT_FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Returns one line of text so that it is text in an element as in an attribute. */
const escapeLine = (line: string) => withoutControls(line).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

/** Returns the Content-ID of a logo, by which the HTML of the same mail shows it. */
export function logoAddressOf({ id }: Pick<MailLogo, "id">): string {
  return `${id}@look`;
}

/** Inline styles have the light scheme; programs that know schemes get the dark one over them. */
function nightRules({ ground, card, line, ink, softInk, button, onButton, plate }: MailColors): string {
  const rules = [
    `.ground{background:${ground}!important}`,
    `.card{background:${card}!important;border-color:${line}!important}`,
    `.ink{color:${ink}!important}`,
    `.soft{color:${softInk}!important}`,
    `.button{background:${button}!important}`,
    `.button a{color:${onButton}!important}`,
    `.plate{background:${plate}!important;padding:6px 8px!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** Shows the logo and the site's name, or a logo that has the name in it; where pictures are blocked, the name, on the light plate at night too. */
function headOf(siteName: string, { logo, day, headingFont, corners }: MailFrame): string {
  const name = escapeLine(siteName);
  const font = (size: number) => `font-family:${headingFont};font-size:${size}px;line-height:${size + 4}px;color:${day.ink}`;
  const isAlone = logo?.hasName === true;
  const picture =
    logo === null
      ? ""
      : `<td class="plate" style="border-radius:${corners.plate}"><img src="cid:${escapeLine(logoAddressOf(logo))}" width="${logo.width}" height="${logo.height}" alt="${isAlone ? name : ""}" style="display:block;border:0;${font(16)}"></td>`;
  const words = isAlone
    ? ""
    : `<td class="ink" style="${logo === null ? "" : "padding-left:12px;"}${font(22)};overflow-wrap:anywhere">${name}</td>`;
  return table("", `<tr>${picture}${words}</tr>`);
}

function buttonOf({ label, link }: NonNullable<Mail["button"]>, { day, corners }: MailFrame): string {
  const address = escapeLine(link);
  const anchor = `<a href="${address}" style="display:inline-block;padding:13px 24px;font-family:${TEXT_FONT};font-size:16px;line-height:22px;font-weight:600;color:${day.onButton};text-decoration:none">${escapeLine(label)}</a>`;
  const cell = `<td class="button" bgcolor="${day.button}" style="background:${day.button};border-radius:${corners.button}">${anchor}</td>`;
  const words = `<p class="soft" style="margin:12px 0 24px;font-size:13px;line-height:20px;color:${day.softInk};word-break:break-all">Or copy this link into your browser:<br><a href="${address}" class="soft" style="color:${day.softInk}">${address}</a></p>`;
  return table("", `<tr>${cell}</tr>`) + words;
}

/** What the subject says after the site's name is the heading. */
function headingOf({ subject, fromName = "" }: Mail): string {
  const words = subject.startsWith(`${fromName}: `) ? subject.slice(fromName.length + 2) : subject;
  return escapeLine(words.charAt(0).toUpperCase() + words.slice(1));
}

function bodyOf(mail: Mail, frame: MailFrame): string {
  const { button } = mail;
  return mail.text
    .replaceAll("\r\n", "\n")
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) =>
      paragraph === button?.link
        ? buttonOf(button, frame)
        : `<p style="margin:0 0 16px">${paragraph.split("\n").map(escapeLine).join("<br>")}</p>`,
    )
    .join("\n");
}

/**
 * Returns a mail as HTML: tables, inline styles and nothing that is loaded, as mail programs need it. All that is in the mail is text, so no
 * word of a stranger becomes an element, and no address but the button's becomes a link.
 */
export function htmlOf(mail: Mail, frame: MailFrame): string {
  const { day, night, corners, headingFont, siteUrl } = frame;
  const site = escapeLine(siteUrl);
  const heading = `<h1 class="ink" style="margin:0 0 20px;font-family:${headingFont};font-size:24px;line-height:31px;font-weight:600;color:${day.ink}">${headingOf(mail)}</h1>`;
  const card = `<td class="card ink" bgcolor="${day.card}" style="padding:32px 28px 16px;background:${day.card};border:1px solid ${day.line};border-radius:${corners.card};font-family:${TEXT_FONT};font-size:16px;line-height:25px;color:${day.ink};overflow-wrap:anywhere">${heading}\n${bodyOf(mail, frame)}</td>`;
  const foot = `<td class="soft" style="padding:16px 4px;font-family:${TEXT_FONT};font-size:13px;line-height:20px;color:${day.softInk}"><a href="${site}" class="soft" style="color:${day.softInk}">${escapeLine(new URL(siteUrl).host)}</a></td>`;
  const rows = [`<td style="padding:0 4px 18px">${headOf(mail.fromName ?? "", frame)}</td>`, card, foot].map((cell) => `<tr>${cell}</tr>`);
  const column = table('width="600" style="width:100%;max-width:600px;table-layout:fixed"', rows.join("\n"));
  const page = table(
    `width="100%" class="ground" bgcolor="${day.ground}" style="background:${day.ground}"`,
    `<tr><td align="center" style="padding:28px 12px">${column}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeLine(mail.subject)}</title>
<style>:root{color-scheme:light dark}${nightRules(night)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${day.ground}">
${page}
</body>
</html>
`;
}
