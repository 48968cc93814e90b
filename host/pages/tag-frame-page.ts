import { inlineScript } from './early-script';

/** The HTML of the frame in which the container of a brand's tag manager runs. It is the same for all brands. */
export function tagFramePage(): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>Medição de campanhas</title>
<meta name="robots" content="noindex">
<script>${inlineScript(new URL('../src/telemetry/analytics/tag-frame-page.ts', import.meta.url))}</script>
</head>
<body></body>
</html>
`;
}
