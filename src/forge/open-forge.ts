import type { Forge, ForgeWorld, RepositoryPlace } from './forge.ts';

/** Gives the repository at a place, as it is reached with a token. Nothing is asked before a method is called. */
export declare function openForge(place: RepositoryPlace, token: string, world: ForgeWorld): Forge;
