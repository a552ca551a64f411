// What a thread runs that reads pictures to their ends while its starter waits. It is started from its text, so that
// it needs no file of its own among the bundles, and loads sharp by the path that it is told.
const { workerData } = require('node:worker_threads');

/** @type {{ sharp: string, pictures: { file?: string, address?: string, isMoving?: boolean }[], port: import('node:worker_threads').MessagePort, progress: Int32Array }} */
const { sharp: sharpFile, pictures, port, progress } = workerData;

decodeAll()
  .then(
    (wholes) => port.postMessage(wholes),
    () => port.postMessage(undefined),
  )
  .finally(() => {
    Atomics.store(progress, 1, 1);
    step();
  });

/** @returns {Promise<boolean[]>} of each picture, whether it can be read to its end */
async function decodeAll() {
  const sharp = require(sharpFile);
  const wholes = pictures.map(() => false);
  const waiting = [...pictures.keys()];
  const decodeNext = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      wholes[index] = await isWhole(sharp, pictures[index]);
      step();
    }
  };
  await Promise.all([decodeNext(), decodeNext()]);
  return wholes;
}

async function isWhole(sharp, { file, address, isMoving = false }) {
  try {
    const content = file ?? (await (await fetch(address)).arrayBuffer());
    // Each frame of a moving picture counts, too: all must be read to be scaled.
    const picture = sharp(content, { animated: isMoving, limitInputPixels: !isMoving, unlimited: true });
    await picture.resize({ width: 16, height: 16, fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

function step() {
  Atomics.add(progress, 0, 1);
  Atomics.notify(progress, 0);
}
