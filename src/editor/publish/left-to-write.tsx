import type { ReactNode } from 'react';
import { StillSaidView } from '../members/still-said-view';
import { findingsOf } from '../state/findings';
import { useEditor } from '../use-editor';
import { CopiedTexts } from './copied-texts';
import { isSample, SampleTexts } from './sample-texts';

/** What visitors would read that somebody probably still wants to write: samples, words of a model, names of what is gone. */
export function LeftToWrite({ close }: { close: () => void }): ReactNode {
  const findings = useEditor(findingsOf);
  return (
    <>
      <SampleTexts findings={findings.filter(isSample)} close={close} />
      <CopiedTexts close={close} />
      <StillSaidView leave={close} />
    </>
  );
}
