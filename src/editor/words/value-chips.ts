/**
 * The words of a value chip: what the value says now, and its name; both are the name where it says something else each
 * time.
 */
export interface ValueChip {
  says: string;
  label: string;
}

interface ValueChips {
  /** Draws a name in braces as what it says now. */
  draw(written: string): { dom: HTMLElement };
  /** Lets those within an element say what they say now. */
  refresh(around: HTMLElement): void;
}

/** Makes value chips for a text, which typing cannot take apart; `saysOf` gives the words of each. */
export function createValueChips(saysOf: (written: string) => ValueChip): ValueChips {
  const write = (chip: HTMLElement): void => {
    const { says, label } = saysOf(chip.dataset.value ?? '');
    if (chip.textContent !== says) chip.textContent = says;
    chip.title = label;
    chip.toggleAttribute('data-named', says === label);
  };
  return {
    draw(written) {
      const dom = document.createElement('span');
      dom.className = 'value-chip';
      dom.dataset.value = written;
      dom.contentEditable = 'false';
      // A value may be read in another direction than the words around it.
      dom.dir = 'auto';
      write(dom);
      return { dom };
    },
    refresh: (around) => around.querySelectorAll<HTMLElement>('[data-value]').forEach(write),
  };
}
