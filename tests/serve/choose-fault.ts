/** Tells the outbox of a server what the next forms meet, as its page does; without a name they arrive. */
export async function chooseFault(origin: string, fault = ''): Promise<void> {
  const { status } = await fetch(`${origin}/__outbox`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ fail: fault }),
  });
  if (status !== 303) throw new Error(`The outbox has answered ${status} to the fault "${fault}".`);
}
