import { createRoot } from 'react-dom/client';
import { CardPage } from './card-page';

// A page that comes back from the browser's memory would show the card again, and one that broke would show nothing.
const restart = () => window.location.reload();
window.addEventListener('pageshow', ({ persisted }) => persisted && restart());

const root = document.getElementById('root');
if (root) createRoot(root, { onUncaughtError: restart }).render(<CardPage />);
