import type { ReactNode } from 'react';
import type { Finding } from '../../checks/problem';
import { PlaceList } from '../fields/place-list';

/** Whether something is fine while a site is being made, and would be wrong once it is published. */
export function isSample({ onRelease }: Finding): boolean {
  return onRelease === 'error';
}

interface SampleTextsProps {
  findings: Finding[];
  close: () => void;
}

/** The sample texts that would be published in the place of the owner's own, each with the way to it. */
export function SampleTexts({ findings, close }: SampleTextsProps): ReactNode {
  return (
    <>
      <Samples
        label="Still sample text"
        says="Still sample text, which visitors would take for yours:"
        findings={findings.filter((finding) => !isOfDelivery(finding))}
        close={close}
      />
      <Samples
        label="Forms that do not reach you yet"
        says="No form reaches you yet: that needs an account of your own with the service that sends them, and what it calls these:"
        findings={findings.filter(isOfDelivery)}
        close={close}
      />
    </>
  );
}

/** Whether a sample stands where it is said how forms are sent, which nobody reads. */
function isOfDelivery({ pointer }: Finding): boolean {
  return pointer.startsWith('/delivery/');
}

function Samples({ label, says, findings, close }: SampleTextsProps & { label: string; says: string }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <section aria-label={label}>
      <p>{says}</p>
      <PlaceList places={findings.map(({ pointer }) => pointer)} opened={close} />
    </section>
  );
}
