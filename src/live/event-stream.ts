import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Answer, requestedUrl } from '../serve/answer';

/** The address at which a browser listens to what it is told. */
const eventsPath = '/__events';

/** Browsers that listen to events, each by an answer that does not end. */
export interface EventStream {
  /** Takes a browser that begins to listen, or goes on: it is told what it has missed, of each event the last. */
  answer: Answer;
  /** Tells all that listen of an event, with what it says as JSON. */
  tell(event: string, data: unknown): void;
}

/** Makes a stream of events that nobody listens to yet. */
export function createEventStream(): EventStream {
  const server = randomUUID();
  const listening = new Set<ServerResponse>();
  const last = new Map<string, { number: number; text: string }>();
  let count = 0;

  function write(event: string, number: number, data: unknown): string {
    return `id: ${server}.${number}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  }

  /** Gives what a browser has missed that heard last of the event with an id; of another server, it has missed all. */
  function missed(id: string): string {
    const [heardOf, number] = id.split('.');
    if (heardOf !== server) return write('pagewright:reload', count, null);
    return [...last.values()]
      .filter((one) => one.number > Number(number))
      .map(({ text }) => text)
      .join('');
  }

  return {
    async answer(request, response) {
      const { pathname, searchParams } = requestedUrl(request);
      if (pathname !== eventsPath) return false;
      const { 'last-event-id': lost } = request.headers;
      const heard = typeof lost === 'string' ? lost : searchParams.get('after');
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      // A browser that has lost the server looks for it again after a second.
      response.write(`retry: 1000\n${heard === null ? write('pagewright:begun', count, null) : `\n${missed(heard)}`}`);
      listening.add(response);
      response.once('close', () => listening.delete(response));
      return true;
    },
    tell(event, data) {
      count++;
      const text = write(event, count, data);
      // In the order in which they were told last.
      last.delete(event);
      last.set(event, { number: count, text });
      for (const response of listening) response.write(text);
    },
  };
}
