import { createHash } from 'node:crypto';

/** A git repository in memory: blobs, trees and commits under the hashes that git gives them, and branches. */
export class GitModel {
  blobs = new Map();
  trees = new Map();
  commits = new Map();
  branches = new Map();
  #seconds = Date.parse('2027-03-01T08:00:00Z') / 1000;

  addBlob(bytes) {
    const hash = hashOf('blob', bytes);
    this.blobs.set(hash, bytes);
    return hash;
  }

  /** Makes the trees of files, by their paths the hashes of their blobs. */
  addTree(files) {
    const entries = new Map();
    const folders = new Map();
    for (const [path, hash] of files) {
      const slash = path.indexOf('/');
      if (slash < 0) entries.set(path, { mode: '100644', type: 'blob', hash });
      else {
        const name = path.slice(0, slash);
        folders.set(name, [...(folders.get(name) ?? []), [path.slice(slash + 1), hash]]);
      }
    }
    for (const [name, inside] of folders)
      entries.set(name, { mode: '040000', type: 'tree', hash: this.addTree(inside) });
    const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
    const bytes = Buffer.concat(
      sorted.map(([name, { mode, hash }]) =>
        Buffer.concat([Buffer.from(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(hash, 'hex')]),
      ),
    );
    const tree = hashOf('tree', bytes);
    this.trees.set(tree, new Map(sorted));
    return tree;
  }

  /** All entries of a tree and of those below it, by their paths. */
  entries(tree, under = '') {
    return [...(this.trees.get(tree) ?? [])].flatMap(([name, entry]) => {
      const path = under === '' ? name : `${under}/${name}`;
      return entry.type === 'tree' ? [[path, entry], ...this.entries(entry.hash, path)] : [[path, entry]];
    });
  }

  /** The hashes of the files of a tree or of a commit, by their paths. */
  files(hash) {
    const tree = this.commits.get(hash)?.tree ?? hash;
    return new Map(this.entries(tree).flatMap(([path, entry]) => (entry.type === 'blob' ? [[path, entry.hash]] : [])));
  }

  addCommit({ tree, parents, message, author }) {
    this.#seconds += 60;
    const time = new Date(this.#seconds * 1000).toISOString().replace('.000', '');
    const hash = hashOf('commit', Buffer.from(JSON.stringify([tree, parents, message, author, time])));
    this.commits.set(hash, { hash, tree, parents, message, author, time });
    return hash;
  }

  /** Commits upon a branch what a function makes of its files, whoever else does. */
  commitOn(branch, message, author, change) {
    const head = this.branches.get(branch);
    const files = head === undefined ? new Map() : this.files(head);
    change(files);
    const parents = head === undefined ? [] : [head];
    const commit = this.addCommit({ tree: this.addTree(files), parents, message, author });
    this.branches.set(branch, commit);
    return commit;
  }

  /** The commits from one on to the first, newest first; of a path, those that changed what lies there. */
  log(from, path) {
    const found = [];
    for (let at = from; at !== undefined; at = this.commits.get(at)?.parents[0]) {
      const commit = this.commits.get(at);
      if (commit === undefined) break;
      const parent = commit.parents[0];
      if (path === undefined || this.#at(at, path) !== (parent === undefined ? undefined : this.#at(parent, path))) {
        found.push(commit);
      }
    }
    return found;
  }

  /** Whether one commit comes after another. */
  isAfter(commit, earlier) {
    return this.log(commit).some(({ hash }) => hash === earlier);
  }

  #at(commit, path) {
    return this.entries(this.commits.get(commit).tree).find(([name]) => name === path)?.[1].hash;
  }
}

function hashOf(type, bytes) {
  return createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}
