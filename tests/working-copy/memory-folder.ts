/** A folder in memory, with as much of a browser's as is asked of one. */
export class MemoryFolder {
  readonly kind = 'directory';
  readonly within = new Map<string, MemoryFolder | MemoryFile>();

  constructor(readonly name: string) {}

  async getDirectoryHandle(name: string, { create = false } = {}): Promise<MemoryFolder> {
    const found = this.within.get(name) ?? (create ? new MemoryFolder(name) : undefined);
    if (!(found instanceof MemoryFolder)) throw new DOMException('It is not there.', 'NotFoundError');
    this.within.set(name, found);
    return found;
  }

  async getFileHandle(name: string, { create = false } = {}): Promise<MemoryFile> {
    const found = this.within.get(name) ?? (create ? new MemoryFile(name) : undefined);
    if (!(found instanceof MemoryFile)) throw new DOMException('It is not there.', 'NotFoundError');
    this.within.set(name, found);
    return found;
  }

  async removeEntry(name: string): Promise<void> {
    this.within.delete(name);
  }

  async *entries(): AsyncGenerator<[string, MemoryFolder | MemoryFile]> {
    yield* this.within;
  }
}

/** A file in memory. */
export class MemoryFile {
  readonly kind = 'file';
  content = new Uint8Array();

  constructor(readonly name: string) {}

  async getFile(): Promise<File> {
    return new File([this.content], this.name);
  }

  async createWritable(): Promise<{
    write: (content: Uint8Array<ArrayBuffer>) => Promise<void>;
    close: () => Promise<void>;
  }> {
    let written = new Uint8Array();
    return {
      write: async (content) => {
        written = content;
      },
      close: async () => {
        this.content = written;
      },
    };
  }
}
