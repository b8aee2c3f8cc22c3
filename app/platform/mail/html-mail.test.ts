import { describe, expect, test } from "vitest";
import { htmlOf } from "./html-mail.ts";
import type { Mail, MailFrame } from "./mail.ts";

const link = "http://site.test/auth/confirm?token=a-b_c&next=%2Fprofile";
const day = {
  ground: "#fbf7f0",
  card: "#ffffff",
  line: "#e7dfd2",
  ink: "#211c16",
  softInk: "#6b6257",
  button: "#1e4d3b",
  onButton: "#fbf7f0",
  plate: "#ffffff",
};
const logo = { id: "logo-1", png: Buffer.from("png"), width: 160, height: 40, hasName: false };
const frame: MailFrame = {
  siteUrl: "http://site.test",
  logo,
  day,
  night: { ...day, ground: "#1a1712", button: "#8fc7ae" },
  headingFont: "Georgia,serif",
  corners: { card: "20px", button: "10px", plate: "6px" },
};
const withNamedLogo: MailFrame = { ...frame, logo: { ...logo, hasName: true } };
const mail: Mail = {
  fromName: "Gifts of mine",
  to: "ada@example.com",
  subject: "Gifts of mine: please confirm",
  text: `Hello,\n\nopen this link:\n\n${link}\n\nOne line\nand another.\n\nGifts of mine\n`,
  button: { label: "Confirm my address", link },
};

/** Returns what a reader sees of it, one element's text a line. */
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf("<body"))
    .replace(/<[^>]*>/g, "\n")
    .split("\n")
    .filter((line) => line.trim() !== "");

/** Returns every element with its attributes' names, so that no attribute can hide in it either. */
const elementsOf = (html: string) => [...html.matchAll(/<[^>]*>/g)].map(([element]) => element.replace(/"[^"]*"/g, '""'));

const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address);

test("has the name, the heading, each paragraph, one button, and its link in words below", () => {
  expect(wordsOf(htmlOf(mail, frame))).toEqual([
    "Gifts of mine",
    "Please confirm",
    "Hello,",
    "open this link:",
    "Confirm my address",
    "Or copy this link into your browser:",
    link.replace("&", "&amp;"),
    "One line",
    "and another.",
    "Gifts of mine",
    "site.test",
  ]);
  expect(linksOf(htmlOf(mail, frame))).toEqual([link.replace("&", "&amp;"), link.replace("&", "&amp;"), "http://site.test"]);
});

test("has the colors by day in its elements, those of the night for programs that know schemes, and the corners", () => {
  const html = htmlOf(mail, frame);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('class="button" bgcolor="#1e4d3b" style="background:#1e4d3b;border-radius:10px"');
  expect(html).toMatch(/prefers-color-scheme:dark\)\{\.ground\{background:#1a1712!important\}.*\.button\{background:#8fc7ae!important\}/);
  expect(html).toContain("border-radius:20px");
});

describe("the logo", () => {
  test("is a part of the mail, and nothing else is loaded", () => {
    const html = htmlOf(mail, frame);
    expect([...html.matchAll(/(?:src|background)="([^"]*)"|url\(/g)].map(([all]) => all)).toEqual(['src="cid:logo-1@look"']);
    expect(html).not.toMatch(/<(?:link|script|iframe|object|video)\b/);
  });

  test("that has the name in it is named by it where pictures are blocked; without one the name stands alone", () => {
    const named = htmlOf(mail, withNamedLogo);
    expect(named).toContain('alt="Gifts of mine"');
    const picture = /<img[^>]*>/.exec(named)?.[0];
    expect(picture, "on a plate that is light at night its words stay dark").toContain(`color:${day.ink}`);
    expect(picture).not.toContain("class=");
    expect(wordsOf(named)[0]).toBe("Please confirm");
    expect(htmlOf(mail, { ...frame, logo: null })).not.toContain("<img");
    expect(wordsOf(htmlOf(mail, { ...frame, logo: null }))[0]).toBe("Gifts of mine");
  });
});

describe("what a stranger has typed", () => {
  const nasty = `"><img src=x onerror=alert(1)><a href='https://evil.example'>Win & go</a></td></table><style>*{display:none}</style>`;

  test("is text wherever it stands: in name, subject, text and link", () => {
    const typed: Mail = {
      to: "shop@site.test",
      fromName: `Shop ${nasty}`,
      subject: `Shop ${nasty}: a message from ${nasty}`,
      text: `${nasty} wrote:\n\n${nasty}\n${nasty}\n\nhttp://site.test/${nasty}`,
      button: { label: nasty, link: `http://site.test/${nasty}` },
    };
    const harmless: Mail = {
      to: "shop@site.test",
      fromName: "Shop",
      subject: "Shop: a message",
      text: "wrote:\n\none\ntwo\n\nhttp://site.test/",
      button: { label: "go", link: "http://site.test/" },
    };
    const html = htmlOf(typed, withNamedLogo);
    expect(elementsOf(html)).toEqual(elementsOf(htmlOf(harmless, withNamedLogo)));
    expect(html).toContain("&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&lt;a href=&#39;https://evil.example&#39;&gt;Win &amp; go");
  });

  test("becomes no link and no button, also where it is an address by itself", () => {
    const { button: _button, ...plain } = mail;
    const html = htmlOf({ ...plain, text: "Zoe wrote:\n\nhttps://evil.example/\n\nhttp://site.test/auth" }, frame);
    expect(linksOf(html)).toEqual(["http://site.test"]);
    expect(html).toContain("https://evil.example/</p>");
    const beside = htmlOf({ ...mail, text: `${mail.text}\n\nhttps://evil.example/` }, frame);
    expect(linksOf(beside)).toEqual(linksOf(htmlOf(mail, frame)));
  });

  test("has no control characters, and lines as they were typed", () => {
    const { button: _button, ...plain } = mail;
    const html = htmlOf({ ...plain, text: "one\0two\r\nthree\r\n\r\n\r\nfour\u001b[31m" }, frame);
    expect(html).toContain(">one two<br>three</p>");
    expect(html).toContain(">four [31m</p>");
  });
});
