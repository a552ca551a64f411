import { showProblems } from './overlay';

showProblems();
for (const edit of ['pagewright:site', 'pagewright:code']) import.meta.hot?.on(edit, () => location.reload());
