import { hear } from './hear';
import { showProblems } from './overlay';

showProblems();
for (const edit of ['pagewright:site', 'pagewright:code'] as const) hear(edit, () => location.reload());
