import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { type Answer, requestedUrl } from '../serve/answer';

/** The path of the stream of events. */
const eventsPath = '/__events';

/** A stream of server-sent events. Each browser listens by a request whose answer does not end. */
export interface EventStream {
  /**
   * Answers a browser that begins to listen, or listens again: of each type of event that it has missed, it gets the
   * last.
   */
  answer: Answer;
  /** Sends an event to all browsers that listen, with its data as JSON. */
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

  /**
   * Gives the events that a browser has missed since the event with an id; all of them where the id is of another
   * server.
   */
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
      // A Map keeps the order of insertion: the event that was sent last comes last.
      last.delete(event);
      last.set(event, { number: count, text });
      for (const response of listening) response.write(text);
    },
  };
}
