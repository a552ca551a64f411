import type { ReactNode } from 'react';
import { isObject, type Json } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { fieldsOf } from '../inputs/fields-of';
import { providerSettings } from '../inputs/provider-settings';
import { inWords } from '../words/in-words';
import { FieldList } from './field-list';
import { InputView } from './input-view';

/** A way to send forms: its provider, and the settings of that. */
export function DeliveryView({ pointer, value }: { pointer: Pointer; value: Json | undefined }): ReactNode {
  const provider = isObject(value) ? value.provider : undefined;
  const schema = providerSettings.get(String(provider));
  return (
    <>
      <InputView
        pointer={memberPointer(pointer, 'provider')}
        input={{ kind: 'choice', options: [...providerSettings.keys()] }}
        value={provider}
        label={inWords('provider')}
      />
      {schema && <FieldList key={String(provider)} pointer={pointer} fields={fieldsOf(schema)} others={['provider']} />}
    </>
  );
}
