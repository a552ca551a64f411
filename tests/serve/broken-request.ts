import { once } from 'node:events';
import { request as send } from 'node:http';
import { connect } from 'node:net';

/** Sends the beginning of a form and goes away; resolves once the server has noticed. */
export async function abandon(port: number, path: string): Promise<void> {
  const request = send({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '1000' },
  });
  request.on('error', () => {});
  await new Promise<void>((written) => request.write('--x\r\n', () => written()));
  const { socket } = request;
  if (!socket) throw new Error('The beginning of a form went out without a connection.');
  // The server hangs up in its turn once it has noticed.
  const closed = once(socket, 'close');
  socket.end();
  await closed;
}

/** Sends bytes that need not be a request, and reads until the server ends the connection. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((answered, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      answer += chunk;
    });
    socket.on('close', () => answered(answer));
    socket.on('error', failed);
  });
}
