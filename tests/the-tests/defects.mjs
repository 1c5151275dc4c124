/*
 * What `npm run test:the-tests` seeds, one at a time: each is a mistake somebody could make, and the part of `npm test` that
 * has to notice it.
 *
 * name   what a visitor, an editor or a search engine would suffer
 * file   where the mistake is made, by a path in the project
 * from   a text that occurs there exactly once, and `to` what replaces it; or
 * edit   a function from the file's text to the wrong one, for files that editors change; or
 * remove true: the file is deleted
 * check  what has to fail: `unit`, `site` and `browser` are files of tests (of the last two the tests with this in their title),
 *        `content` and `build` are the sentences with which the content check and the build stop
 */

const unit = (file) => ({ kind: "unit", file: `tests/${file}` })
const browser = (name, title) => ({
  kind: "browser",
  file: `tests/browser/${name}.spec.ts`,
  title,
})
const site = (name, title) => ({ kind: "site", file: `tests/site/${name}.test.ts`, title })
const content = (sentence) => ({ kind: "content", sentence })
const build = (sentence) => ({ kind: "build", sentence })

/** Changes what a JSON file holds. */
const inJson = (change) => (text) => {
  const value = JSON.parse(text)
  change(value)
  return `${JSON.stringify(value, null, 2)}\n`
}

export const defects = [
  // The content
  {
    name: "latitude and longitude of a branch are swapped",
    file: "content/branches/raipur.json",
    edit: inJson((branch) => {
      branch.position = { lat: 81.6296, lng: 21.2514 }
    }),
    check: content("position.lat: must be between 6 and 38"),
  },
  {
    name: "a link of the menu leads to a page that is not there",
    file: "content/site/navigation.json",
    edit: inJson((navigation) => {
      navigation.csr.to = "/no-such-page"
    }),
    check: content("leads to /no-such-page, and there is no such page"),
  },
  {
    name: "the redirect from the other spelling of a product's address is lost",
    file: "content/products/structural-steel-tubes-pipes.json",
    edit: inJson((product) => {
      delete product.aliases
    }),
    check: unit("content/content.test.ts"),
  },
  {
    name: "two digits of a beam's weight are swapped in the table",
    file: "content/sections/is808_beams.csv",
    from: "ISMB 200,200,100,5.7,10,98,11,5.5,30.8,24.17,",
    to: "ISMB 200,200,100,5.7,10,98,11,5.5,30.8,24.71,",
    check: unit("unit/steel/range/tables.test.ts"),
  },

  // Steel
  {
    name: "weights are computed with a density of 7580 instead of 7850",
    file: "src/steel/section/mass.ts",
    from: "STEEL_DENSITY = 7850",
    to: "STEEL_DENSITY = 7580",
    check: unit("unit/steel/section/mass.test.ts"),
  },
  {
    name: "beams are drawn and weighed without one of their root fillets",
    file: "src/steel/section/outline.ts",
    from: "[webLeft, depth - atWeb, rootRadius],",
    to: "[webLeft, depth - atWeb],",
    check: unit("unit/steel/section/outline.test.ts"),
  },
  {
    name: "the filter of the size tables shows the nearest size as if it were the one asked for",
    file: "src/steel/tables/rowFilter.ts",
    from: "begun.length > 0 && !isComplete",
    to: "begun.length > 0",
    check: unit("unit/components/SizeTables/SizeTables.test.tsx"),
  },
  {
    name: "a figure that nothing understood is dropped from a pasted line",
    file: "src/inquiry/sizeLine.ts",
    from: "if (hasLeftoverFigure)",
    to: "if (false)",
    check: unit("unit/inquiry/requirement.test.ts"),
  },
  {
    name: "the first cell of a row of sizes is not a header for those who hear the table",
    file: "src/components/SizeTables/tableHtml.ts",
    from: '<tr><th scope="row"><a href="${addAddress(id, listPage)}">${escaped(label)}</a>${trade}</th>',
    to: '<tr><td><a href="${addAddress(id, listPage)}">${escaped(label)}</a>${trade}</td>',
    check: unit("unit/components/SizeTables/SizeTables.test.tsx"),
  },
  {
    name: "a cell of a CSV that begins with = is a formula in a spreadsheet",
    file: "src/steel/csv.ts",
    from: "/^[=+\\-@\\t\\r]/",
    to: "/^[+\\-@\\t\\r]/",
    check: unit("unit/inquiry/listText.test.ts"),
  },

  {
    name: "the quantity in the calculator does not come along to the inquiry list",
    file: "src/components/WeightCalculator/Answers.tsx",
    from: "            quantity={askedQuantity(entries, answer)}\n",
    to: "",
    check: unit("unit/components/WeightCalculator/faults.test.tsx"),
  },
  {
    name: "thickness and quantity of a pasted line are swapped",
    file: "src/inquiry/readQuantity.ts",
    from: "given.map(({ amount, unit }) => of(amount, unit))",
    to: "given.map(({ amount, unit }) => of(asked.thickness ?? amount, unit))",
    check: unit("unit/inquiry/requirement.test.ts"),
  },

  // Branches
  {
    name: "the nearest branch is the farthest",
    file: "src/branches/byDistance.ts",
    from: "(a.km ?? Infinity) - (b.km ?? Infinity)",
    to: "(b.km ?? Infinity) - (a.km ?? Infinity)",
    check: unit("../src/branches/byDistance.test.ts"),
  },

  // The form
  {
    name: "without scripts the inquiry is sent nowhere",
    file: "src/components/ContactForm/ContactForm.tsx",
    from: 'const target = { method: "post", action: route.action }',
    to: 'const target = { method: "post" }',
    check: unit("unit/components/ContactForm/markup.test.tsx"),
  },
  {
    name: "a machine that fills the trap is not marked",
    file: "src/inquiry/inquiryForm.ts",
    from: "  fields.set(SUSPICION_FIELD, suspicionOf(data))",
    to: '  fields.set(SUSPICION_FIELD, "")',
    check: unit("unit/components/ContactForm/traps.test.ts"),
  },
  {
    name: "a form filled in no time is taken for a person's",
    file: "src/inquiry/inquiryForm.ts",
    from: 'return taken >= 0 && taken < QUICKEST_MS ? "wait" : "send"',
    to: 'return taken > Infinity ? "wait" : "send"',
    check: unit("unit/components/ContactForm/traps.test.ts"),
  },

  // What an editor writes
  {
    name: "a link in a text may run a script",
    file: "src/content-model/markdown.ts",
    from: "/^(https?:|mailto:|tel:|",
    to: "/^(https?:|javascript:|mailto:|tel:|",
    check: unit("unit/content-model/markdown.test.ts"),
  },
  {
    name: "HTML an editor pastes into a text becomes part of the page",
    file: "src/content-model/markdown.ts",
    from: `const renderer = new MarkdownIt("default", { html: false, linkify: false, typographer: false })
renderer.disable(["image", "table", "html_block", "html_inline"])`,
    to: `const renderer = new MarkdownIt("default", { html: true, linkify: false, typographer: false })
renderer.disable(["image", "table"])`,
    check: unit("content/hostile-content.test.ts"),
  },
  {
    name: "a branch without a telephone number passes the content check",
    file: "src/content-model/fields/groups.ts",
    from: "(min === 0 ? list.default([]) : list)",
    to: "list.default([])",
    check: unit("unit/content-check/rules.test.ts"),
  },
  {
    name: "two products with the same address pass the content check",
    file: "src/content-check/rules.ts",
    from: "    else if (holder)\n      faults.push(entryFault(entry, path, `the address",
    to: '    else if (holder && path[0] !== "url")\n      faults.push(entryFault(entry, path, `the address',
    check: unit("unit/content-check/rules.test.ts"),
  },
  {
    name: "the editor refuses every telephone number and e-mail address",
    file: "src/content-model/fields/texts.ts",
    from: "pattern: [pattern[0].source, pattern[1]]",
    to: "pattern: [String(pattern[0]), pattern[1]]",
    check: unit("content/content.test.ts"),
  },
  {
    name: "a hidden product is still listed",
    file: "src/build/sources/json-type-name.ts",
    from: "object.hidden === true",
    to: 'object.hidden === "true"',
    check: unit("unit/build/sources/json-type-name.test.ts"),
  },
  {
    name: "a push with bad content is published",
    file: "hosting/git-server/pre-receive",
    from: "    exit 1\n",
    to: "",
    check: unit("unit/hosting/git-server.test.mjs"),
  },

  // Security
  {
    name: "the policy lets a page set the base of its addresses",
    file: "src/build/hosting/content-policy.ts",
    from: '    "base-uri": [none],\n    "form-action": [self, ...form],',
    to: '    "form-action": [self, ...form],',
    check: unit("unit/build/hosting/content-policy.test.ts"),
  },
  {
    name: "the policy lets any inline script run",
    file: "src/build/hosting/content-policy.ts",
    from: '"script-src": [self, ...inlineScripts.map(textHash),',
    to: '"script-src": [self, "\'unsafe-inline\'", ...inlineScripts.map(textHash),',
    check: unit("unit/build/hosting/content-policy.test.ts"),
  },
  {
    name: "a package of the lockfile has no checksum",
    file: "package-lock.json",
    edit: (text) => text.replace(/,\n\s+"integrity": "[^"]+"/, ""),
    check: unit("unit/scripts/lockfile.test.mjs"),
  },

  // Search engines
  {
    name: "the sitemap lists the page for unknown addresses",
    file: "src/build/pages/sitemap.ts",
    from: "indexed && canonical === undefined",
    to: "canonical === undefined",
    check: unit("unit/build/pages/sitemap.test.ts"),
  },
  {
    name: "the sitemap leaves the products out",
    file: "src/build/pages/sitemap.ts",
    from: ".filter(({ indexed, canonical }) => indexed",
    to: '.filter(({ entry, indexed, canonical }) => !entry.startsWith("products/") && indexed',
    check: unit("unit/build/pages/sitemap.test.ts"),
  },
  {
    name: "search engines are not told whose branch a branch is",
    file: "src/structured-data/branchBusiness.ts",
    from: "    branchOf: organization(company, siteUrl),\n",
    to: "",
    check: unit("unit/structured-data/structured-data.test.ts"),
  },
  {
    name: "the data for search engines names a price that nobody set",
    file: "src/structured-data/product.ts",
    from: "    name,\n    description: searchDescription,",
    to: '    name,\n    offers: { "@type": "Offer", price: 100, priceCurrency: "INR" },\n    description: searchDescription,',
    check: unit("unit/structured-data/structured-data.test.ts"),
  },

  {
    name: "a page with another spelling of its address answers by a redirect to it",
    file: "src/routes/routes.ts",
    from: "({ fromPath: alias, toPath: path })",
    to: "({ fromPath: path, toPath: alias })",
    check: browser("hosting", "every page answers at its own address, is revalidated"),
  },

  // Speed, and without network
  {
    name: "the scripts of a page start while it loads",
    file: "src/build/publish/late-scripts.ts",
    from: 'on("load", () => d.prerendering ? d.addEventListener("prerenderingchange", begin, once) : begin());',
    to: "start();",
    check: unit("unit/build/publish/late-scripts.test.ts"),
  },
  {
    name: "the service worker answers for the editor",
    file: "src/build/publish/service-worker/worker.js",
    from: "if (isListed(path)) event.respondWith(pageAnswer(event, path))",
    to: "event.respondWith(pageAnswer(event, path))",
    check: unit("unit/build/publish/service-worker.test.ts"),
  },
  {
    name: "there is no page for readers without network",
    file: "src/pages/offline.tsx",
    remove: true,
    check: build("The route table lists /offline"),
  },

  // Pictures
  {
    name: "no picture says what it shows",
    file: "src/components/Picture/Picture.tsx",
    from: 'const alt = picture?.alt ?? ""',
    to: 'const alt = ""',
    check: site("pictures", "every picture has its size"),
  },
  {
    name: "the picture at the head of a page waits like those further down",
    file: "src/components/Picture/Picture.tsx",
    from: 'loading: first ? ("eager" as const) : ("lazy" as const)',
    to: 'loading: "lazy" as const',
    check: site("pictures", "a picture at the head of a page is fetched first"),
  },
  {
    name: "the picture at the head of a page has no priority",
    file: "src/components/Picture/Picture.tsx",
    from: '    ...(first ? { fetchPriority: "high" as const } : {}),\n',
    to: "",
    check: site("pictures", "a picture at the head of a page is fetched first"),
  },
  {
    name: "the page jumps when a picture arrives",
    file: "src/components/Picture/Picture.tsx",
    from: "          {...sizeOfLargest(image)}\n",
    to: "",
    check: site("pictures", "every picture has its size"),
  },

  {
    name: "the worker keeps the page that brings an editor's token",
    file: "src/build/publish/service-worker/worker.js",
    from: "    if (isListed(path)) event.respondWith(pageAnswer(event, path))\n",
    to: `    const answered = pageAnswer(event, path)
    event.waitUntil(answered.then((response) => keep(path, response.clone())))
    event.respondWith(answered)
`,
    check: unit("unit/build/publish/service-worker.test.ts"),
  },

  // What moves
  {
    name: "slides play for visitors who asked for less motion",
    file: "src/components/Slider/useSlider.ts",
    from: "choice ?? !reducedMotion",
    to: "choice ?? true",
    check: browser("sliders", "nothing plays by itself, and Play is offered"),
  },
  {
    name: "the slides cannot be paused",
    file: "src/components/Slider/SlideControls.tsx",
    from: "        onClick={slider.toggle}\n",
    to: "        disabled\n",
    check: browser("sliders", "offers its pause button first to the keyboard"),
  },

  // Reading and using a page
  {
    name: "the ring stops half-way to the top",
    file: "src/components/ActionBar/ScrollRing.tsx",
    from: '  document.getElementById("main")?.focus({ preventScroll: true })\n',
    to: "",
    check: browser("scroll-ring", "goes to the top by"),
  },
  {
    name: "Back shows the list as it was before",
    file: "src/stores/storage.ts",
    from: 'document.visibilityState === "visible"',
    to: "false",
    check: unit("unit/stores/inquiryStore.test.ts"),
  },
  {
    name: "the keyboard's place on the page cannot be seen",
    file: "src/styles/base.css",
    from: "\n:focus-visible {\n  outline: 3px solid var(--focus);",
    to: "\n:focus-visible {\n  outline: none;",
    check: browser("keyboard", "every Tab stop of /contact on a desktop and on a phone"),
  },
  {
    name: "Skip to content leads nowhere",
    file: "src/components/Layout/Layout.tsx",
    from: 'href="#main"',
    to: 'href="#content"',
    check: browser("shell", "the first Tab stop skips to the content"),
  },
  {
    name: "secondary text is too light to read",
    file: "src/styles/tokens.css",
    from: "--steel-600: #4b5f68;",
    to: "--steel-600: #8299a3;",
    check: browser("audit", "/about keeps what every page must keep"),
  },
  {
    name: "the links of the footer are too small for a thumb",
    file: "src/components/Footer/Footer.module.css",
    from: ".foot li a {\n  display: flex;\n  align-items: center;\n  min-height: 44px;",
    to: ".foot li a {\n  display: flex;\n  align-items: center;\n  min-height: 24px;",
    check: browser("audit", "/about keeps what every page must keep"),
  },
  {
    name: "a product's page scrolls sideways on a small phone",
    file: "src/components/SpecificationTable/SpecificationTable.module.css",
    from: ".spec {\n",
    to: ".spec {\n  min-width: 400px;\n",
    check: browser("audit", "/angle-channel-beam keeps what every page must keep"),
  },
  {
    name: "the headings of the size tables skip two levels",
    file: "src/components/SizeTables/SizeTables.tsx",
    from: "<h3>{steel.families[table.family]}</h3>",
    to: "<h5>{steel.families[table.family]}</h5>",
    check: site("pages", "headings skip no level"),
  },
  {
    name: "the page does not say its language",
    file: "gatsby-ssr.tsx",
    from: "    lang: languageTag[languageOf(pathname)],\n",
    to: "",
    check: site("found", "every page names the language it is written in"),
  },
  {
    name: "a printed product page has no table",
    file: "src/styles/print.css",
    from: "  .skip,",
    to: "  .skip,\n  table,",
    check: browser("print", "/structural-teel-tubes-and-pipes prints on one or two sheets"),
  },

  {
    name: "the second line of a branch's name covers its address",
    file: "src/components/BranchCards/BranchCards.module.css",
    from: ".bcard h3 a {\n  display: inline-block;\n",
    to: ".bcard h3 a {\n  display: block;\n  height: 44px;\n",
    check: browser(
      "branches",
      "a branch name of several lines does not cover its address on /contact",
    ),
  },

  // Ways to reach the company
  {
    name: "the page without network dials a number that is not the company's",
    file: "src/templates/offline.tsx",
    from: "<a href={telephoneLink(company.tollFree)}>",
    to: '<a href="tel:18001234567">',
    check: site("shell", "every telephone link dials a number of the content"),
  },
  {
    name: "telephone links lose the country code's plus",
    file: "src/format/phoneLinks.ts",
    from: "number.replace(/[^\\d+]/g",
    to: "number.replace(/\\D/g",
    check: site("other-pages", "Contact shows the office"),
  },
  {
    name: "an inquiry the server did not take is cleared from the form",
    file: "src/components/ContactForm/useInquiryForm.ts",
    from: "    if (failure) return",
    to: "    if (failure) form.reset()\n    if (failure) return",
    check: browser("sending", "a server that fails costs the visitor nothing"),
  },
  {
    name: "Google is asked for its map before the visitor comes near it",
    file: "src/components/BranchMap/BranchMap.tsx",
    from: "if (!entries.some((entry) => entry.isIntersecting)) return",
    to: "if (entries.length === 0) return",
    check: browser("map", "Google is asked only when the map comes near"),
  },

  // What search engines find on a page
  {
    name: "unknown addresses are listed by search engines",
    file: "src/templates/not-found.tsx",
    from: " noindex",
    to: "",
    check: site("found", "the pages of unknown addresses and those without network"),
  },
  {
    name: "pages do not name their own address",
    file: "src/components/Seo/Seo.tsx",
    from: '{noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}',
    to: '{noindex ? <meta name="robots" content="noindex" /> : null}',
    check: site("found", "every page for search engines names its address"),
  },
  {
    name: "all branches' pages have one title",
    file: "src/templates/branch.tsx",
    from: "title={`${branchPage.titleBefore} ${branch.name}`}",
    to: "title={branchPage.titleBefore}",
    check: site("found", "every page has its own title"),
  },

  // Speed and memory
  {
    name: "the numbering plans of all countries come with the contact page",
    file: "src/components/ContactForm/loadPhoneCheck.ts",
    from: 'await import("libphonenumber-js/min")',
    to: 'await import(/* webpackMode: "eager" */ "libphonenumber-js/min")',
    check: browser("audit", "/contact keeps what every page must keep"),
  },
  {
    name: "the privacy notice comes back on every page",
    file: "src/components/PolicyNotice/usePolicyNotice.ts",
    from: 'storeText("localStorage", policyKey',
    to: 'storeText("sessionStorage", policyKey',
    check: browser("shell", "never comes back once it was answered"),
  },
]
