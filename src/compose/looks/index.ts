import type { Manifest } from '../../manifest/manifest';
import { departures } from './departures';
import { ledger } from './ledger';
import type { Look } from './look';
import { studio } from './studio';

/** The looks that a theme may name. */
export const looks: Record<NonNullable<Manifest['theme']['look']>, Look> = { departures, ledger, studio };
