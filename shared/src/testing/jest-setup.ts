import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The limit only ends what hangs: a busy machine may be slow.
configure({ asyncUtilTimeout: 60_000 });
