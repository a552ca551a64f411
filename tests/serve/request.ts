import { type IncomingHttpHeaders, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What a server answered, its body as it came over the wire. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address of this machine at which the server listens. */
  address?: string;
}

/** Starts a server on a free port of this machine for the tests of a file; returns its port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/**
 * Sends a request whose path goes over the wire as it is written: neither resolved nor encoded, as an attacker would.
 * Each has a connection of its own, since a server may close one that waits at the moment it is used again.
 */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, address = '127.0.0.1' }: RequestOptions = {},
): Promise<Answer> {
  return new Promise((answered, failed) => {
    const request = send({ host: address, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        answered({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', failed);
    request.end(body);
  });
}
