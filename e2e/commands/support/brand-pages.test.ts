import { inRoot } from '@consorcio/shared/webpack/workspace';
import { renderBrandPages } from './brand-pages.mjs';

it('says in one sentence that the host is not built', async () => {
  await expect(renderBrandPages(inRoot('host/brands'), inRoot('host/src'))).rejects.toThrow(
    /^There is no built host in \S+, so it has no pages to replace\. Run `pnpm build host` first\.$/,
  );
});
