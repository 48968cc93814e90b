import { theme } from '@consorcio/shared/theme';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { Mark } from './mark';
import {
  type DescribedBuild,
  describeBuild,
  forgetShownBuilds,
  readShownBuilds,
  rememberShownBuilds,
} from './shown-builds';

/** Takes the builds that this tab shows from its address and marks the page. Only in builds for testers. */
export function showBuilds(): void {
  const { rest, refusals } = rememberShownBuilds(window.location.href);
  if (rest !== window.location.href) window.history.replaceState(window.history.state, '', rest);
  const shown = readShownBuilds();
  if (Object.keys(shown).length === 0 && refusals.length === 0) return;
  const place = document.createElement('aside');
  place.setAttribute('aria-label', 'Versão de teste');
  document.body.append(place);
  const root = createRoot(place);
  const described: Record<string, DescribedBuild> = {};
  const handleBack = () => {
    forgetShownBuilds();
    window.location.reload();
  };
  const draw = () =>
    root.render(
      <ThemeProvider theme={theme}>
        <Mark shown={shown} described={{ ...described }} refusals={refusals} onBack={handleBack} />
      </ThemeProvider>,
    );
  draw();
  for (const [name, manifest] of Object.entries(shown)) {
    void describeBuild(window.fetch.bind(window), manifest).then((found) => {
      described[name] = found;
      draw();
    });
  }
}
