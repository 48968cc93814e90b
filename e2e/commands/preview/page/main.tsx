import { createRoot } from 'react-dom/client';
import { Preview } from './preview';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root. Fix e2e/commands/preview/page/preview.html.');
createRoot(root).render(<Preview />);
