import type { ReactNode } from 'react';
import { useDesk } from './use-editor';

/** Says what the facts of the business are for, and leads to those that the pages say. */
export function BusinessNote(): ReactNode {
  const { editor } = useDesk();
  return (
    <div className="reach">
      <p>
        This tells search engines and maps what the business is. What visitors read of it on the pages, such as the
        phone number and the address, stands in the values used in texts.
      </p>
      <div className="actions">
        <button type="button" onClick={() => editor.open('/values')}>
          Open the values
        </button>
      </div>
    </div>
  );
}
