/** Takes what a promise brings, unless the effect that asked for it has ended by then; gives the end of that effect. */
export function takeAnswer<Answer>(promise: Promise<Answer>, take: (answer: Answer) => void): () => void {
  let isOver = false;
  promise.then((answer) => {
    if (!isOver) take(answer);
  });
  return () => {
    isOver = true;
  };
}
