import type { ReactNode } from 'react';
import { isObject, type Json } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer } from '../../manifest/pointer';
import { LaterPart } from '../controls/later-window';
import { Select } from '../controls/select';
import { providerSettings } from '../inputs/delivery';
import { fieldsOf } from '../inputs/fields-of';
import type { InputOf } from '../inputs/input';
import { sayChanged } from '../naming/say-changed';
import { useDesk } from '../session/use-editor';
import { inWords } from '../words/in-words';
import { FieldList } from './field-list';
import { type ControlProps, plain } from './plain-views';

/** A way to send forms: its provider, and the settings of that. */
export function DeliveryView({ pointer, value }: { pointer: Pointer; value: Json | undefined }): ReactNode {
  const provider = isObject(value) ? value.provider : undefined;
  const schema = providerSettings.get(String(provider));
  return (
    <>
      <ProviderChoice
        pointer={memberPointer(pointer, 'provider')}
        input={{ kind: 'choice', options: [...providerSettings.keys()] }}
        value={provider}
        label={inWords('provider')}
      />
      {provider === 'emailjs' && <LaterPart>{(parts) => <parts.emailSteps pointer={pointer} />}</LaterPart>}
      {schema && <FieldList key={String(provider)} pointer={pointer} fields={fieldsOf(schema)} others={['provider']} />}
    </>
  );
}

/** The choice of a provider. Another one has other settings, so those of the former are removed. */
const ProviderChoice = plain(function ProviderControl({
  pointer,
  input,
  value,
  described,
}: ControlProps<InputOf<'choice'>>): ReactNode {
  const { editor } = useDesk();
  const choose = (provider: string): void => {
    const { edits, now } = editor.state();
    const delivery = parentPointer(pointer);
    const after = set(edits.root, delivery, { provider });
    editor.change({ says: sayChanged(after, now, pointer), place: pointer, after, key: pointer });
  };
  const text = String(value ?? '');
  return (
    <Select
      {...described}
      value={text}
      options={[
        ...(input.options.includes(text) ? [] : [[text, text] as const]),
        ...input.options.map((option) => [String(option), inWords(String(option))] as const),
      ]}
      choose={choose}
    />
  );
});
