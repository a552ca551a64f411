import { showProblems } from './overlay';

showProblems();
import.meta.hot?.on('pagewright:site', () => location.reload());
