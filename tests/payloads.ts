/*
 * Texts that would run a script, leave their place or deceive a reader where a site trusts its content. Each sets `ran` where
 * it is taken for more than text.
 */

/** Out of a text, an attribute, a script element or a comment, into HTML. */
export const htmlPayloads: readonly string[] = [
  "<script>ran=1</script>",
  "<script\n>ran=1</script\n>",
  "</script><script>ran=1</script>",
  "</ScRiPt ><script>ran=1</script>",
  "<!--<script>ran=1</script>",
  "--!><script>ran=1</script>",
  "]]><script>ran=1</script>",
  "</title><script>ran=1</script>",
  "</style><script>ran=1</script>",
  "</textarea><script>ran=1</script>",
  "<scr<script>ipt>ran=1</script>",
  "%3Cscript%3Eran=1%3C/script%3E",
  "&lt;script&gt;ran=1&lt;/script&gt;",
  "&#60;script&#62;ran=1&#60;/script&#62;",
  "\\u003cscript\\u003eran=1\\u003c/script\\u003e",
  "＜script＞ran=1＜/script＞",
  "<img src=x onerror=ran=1>",
  "<IMG SRC=x ONERROR=ran=1>",
  '<img src="x"onerror="ran=1">',
  "<svg onload=ran=1>",
  "<svg><script>ran=1</script></svg>",
  "<svg><animate onbegin=ran=1 attributeName=x dur=1s>",
  "<svg><a xlink:href=javascript:ran=1><text>x</text></a></svg>",
  "<svg><use href=data:image/svg+xml,<svg/onload=ran=1>#x>",
  "<math><mtext><img src=x onerror=ran=1></mtext></math>",
  "<body onload=ran=1>",
  "<frameset onload=ran=1>",
  "<iframe src=javascript:ran=1></iframe>",
  "<iframe srcdoc='<script>parent.ran=1</script>'></iframe>",
  "<object data=javascript:ran=1></object>",
  "<embed src=javascript:ran=1>",
  "<base href=javascript:ran=1//>",
  "<link rel=stylesheet href=x onerror=ran=1>",
  "<style>@import 'javascript:ran=1'</style>",
  "<meta http-equiv=refresh content=0;javascript:ran=1>",
  "<video src=x onerror=ran=1></video>",
  "<input autofocus onfocus=ran=1>",
  "<details open ontoggle=ran=1>",
  "<div style=animation-name:x onanimationstart=ran=1>",
  "<x contenteditable autofocus onfocus=ran=1>",
  "<a href=javascript:ran=1 autofocus onfocus=ran=1>x</a>",
  "<form action=javascript:ran=1><input type=submit autofocus onfocus=ran=1>",
  '"><svg onload=ran=1>',
  "'><svg onload=ran=1>",
  '" autofocus onfocus=ran=1 x="',
  "' autofocus onfocus=ran=1 x='",
  '" style="animation:x" onanimationstart="ran=1',
  '"/><script>ran=1</script>',
  '"}</script><script>ran=1</script>',
  '"}]}</script><img src=x onerror=ran=1>',
  '\\"}</script><script>ran=1</script>',
  "\u2028</script><script>ran=1</script>",
]

/** For templates, string formats and object keys. */
const templatePayloads: readonly string[] = [
  "{{constructor.constructor('ran=1')()}}",
  "${ran=1}",
  "`${ran=1}`",
  "#{ran=1}",
  "<%= ran=1 %>",
  "{%raw%}ran{%endraw%}",
  "$& $1 $` $'",
  "__proto__",
  "constructor",
  "');ran=1;//",
  '");ran=1;//',
  "\\');ran=1;//",
]

/** Markdown that would make a link or a picture of its own. */
const markdownPayloads: readonly string[] = [
  "[x](javascript:ran=1)",
  "[x](JaVaScRiPt:ran=1)",
  "[x](&#106;avascript:ran=1)",
  "[x](java\tscript:ran=1)",
  "[x](data:text/html,<script>ran=1</script>)",
  "[x](vbscript:ran=1)",
  "![x](javascript:ran=1)",
  "<javascript:ran=1>",
  '[x](/a "onmouseover=ran=1")',
  "[x][y]\n\n[y]: javascript:ran=1",
  "```html\n<script>ran=1</script>\n```",
]

/** Addresses a link must not have. */
export const linkPayloads: readonly string[] = [
  "javascript:ran=1",
  "JAVASCRIPT:ran=1",
  " javascript:ran=1",
  "\u0001javascript:ran=1",
  "java\tscript:ran=1",
  "java\nscript:ran=1",
  "javascript&colon;ran=1",
  "&#106;avascript:ran=1",
  "javascript://example.com/%0aran=1",
  "data:text/html,<script>ran=1</script>",
  "data:image/svg+xml,<svg onload=ran=1>",
  "vbscript:ran=1",
  "blob:https://example.com/x",
  "file:///etc/passwd",
  "filesystem:https://example.com/x",
  "view-source:javascript:ran=1",
  "//example.com/x",
  "/\\example.com/x",
  "\\\\example.com",
  "ftp://example.com/x",
  "https://javascript:ran=1@example.com/",
  "https://www.bis.gov.in@example.com/",
  "https://example.com/\u200bx",
  "https://example.com/\nx",
]

/** Addresses a link may have, with more in them than an address. */
export const strangeLinks: readonly string[] = [
  'https://example.com/"onmouseover="ran=1',
  "https://example.com/'autofocus/onfocus='ran=1",
  'https://example.com/?a="><svg/onload=ran=1>',
  "https://example.com/#</script><script>ran=1</script>",
  "https://example.com/?to=javascript:ran=1",
  '/contact?"><svg onload=ran=1>',
  "/about#javascript:ran=1",
  "/?to=data:text/html,<script>ran=1</script>",
  'mailto:"onmouseover="ran=1@example.com',
  "mailto:<svg/onload=ran=1>@example.com",
]

/** The same for e-mail addresses. */
export const strangeEmails: readonly string[] = [
  '"><svg/onload=ran=1>@example.com',
  "'autofocus/onfocus='ran=1@example.com",
  "javascript:ran=1//@example.com",
  "</script><script>ran=1</script>@example.com",
]

/** Texts that a spreadsheet would run as a formula. */
const formulaPayloads: readonly string[] = [
  "=1+1",
  '=HYPERLINK("https://example.com","x")',
  "=cmd|' /C calc'!A0",
  "+1+1",
  "-1+1",
  "@SUM(1+1)",
  "\t=1+1",
  "\r=1+1",
]

/** Characters that hide letters or change their direction. */
const invisiblePayloads: readonly string[] = ["a\u200bb\u200cc\u2060d", "\u200f\u061c12345"]

/** Characters that reverse the order of letters, so that readers see another text. */
export const overridePayloads: readonly string[] = ["\u202egpj.exe", "\u2066x\u2069\u202d"]

export const textPayloads: readonly string[] = [
  ...htmlPayloads,
  ...templatePayloads,
  ...markdownPayloads,
  ...formulaPayloads,
  ...invisiblePayloads,
]
