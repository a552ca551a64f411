import type { PastedNode } from '../../src/editor/copy/pasted-html';

/** Reads HTML whose elements all end as nodes, as a browser does; what begins with ! is a comment. */
export function nodesOf(html: string): PastedNode {
  const root = element('BODY', '');
  const open = [root];
  for (const [piece, name, attributes = ''] of html.matchAll(/<!(?:--)?[^>]*>|<\/?([\w:]+)([^>]*)>|[^<]+/g)) {
    const around = open.at(-1) ?? root;
    if (piece.startsWith('<!')) around.childNodes.push({ ...element('#comment', ''), nodeValue: piece });
    else if (piece.startsWith('</')) open.pop();
    else if (name === undefined) around.childNodes.push({ ...element('#text', ''), nodeValue: decoded(piece) });
    else {
      const one = element(name.toUpperCase(), attributes);
      around.childNodes.push(one);
      if (!/^(?:img|br|hr|meta)$/i.test(name)) open.push(one);
    }
  }
  return root;
}

function element(nodeName: string, attributes: string): PastedNode & { childNodes: PastedNode[] } {
  const named = new Map(
    [...attributes.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g)].map(([, name = '', one, two, three]) => [
      name,
      decoded(one ?? two ?? three ?? ''),
    ]),
  );
  return { nodeName, nodeValue: null, childNodes: [], getAttribute: (name) => named.get(name) ?? null };
}

function decoded(text: string): string {
  return text.replaceAll('&nbsp;', '\u00A0').replaceAll('&amp;', '&').replaceAll('&lt;', '<');
}
