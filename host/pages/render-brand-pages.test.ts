/** @jest-environment node */
import { brandsDir } from '../brands/read-brand-files';
import { renderBrandPages } from './render-brand-pages';

it('explains in one sentence that the host is not built', async () => {
  await expect(renderBrandPages(brandsDir, brandsDir)).rejects.toThrow(
    /^There is no built host in \S+, so it has no pages to replace\. Run `pnpm build host` first\.$/,
  );
});
