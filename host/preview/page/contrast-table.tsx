import type { Contrast } from '@consorcio/shared/theme';
import { PanelTable, PreviewPanel, Sample, Verdict } from './panel.styles';

export interface ContrastTableProps {
  contrasts: readonly Contrast[];
}

/** Every pair of colours that the page shows on each other: the brand's own choice first, then the closest to what it needs. */
export function ContrastTable({ contrasts }: ContrastTableProps) {
  const [own, ...derived] = contrasts;
  const sorted = [...(own ? [own] : []), ...derived.sort((one, other) => margin(one) - margin(other))];
  const failing = contrasts.filter((contrast) => !isEnough(contrast)).length;
  return (
    <PreviewPanel aria-labelledby="contrast">
      <h2 id="contrast">Contrast</h2>
      <p>{failing === 0 ? `All ${contrasts.length} pairs have enough.` : `${failing} of ${contrasts.length} fail.`}</p>
      <PanelTable role="region" aria-label="Every pair of colours" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Colours</th>
              <th scope="col">Ratio</th>
              <th scope="col">Needs</th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((contrast) => {
              const { pair, colours, ratio, needed } = contrast;
              return (
                <tr key={pair.join()}>
                  <th scope="row">
                    <Sample $front={colours[0]} $ground={colours[1]} aria-hidden="true">
                      {needed < 4 ? <i /> : 'Aa'}
                    </Sample>
                    <span>
                      {pair[0]} <small>on {pair[1]}</small>
                    </span>
                  </th>
                  <td>{(Math.floor(ratio * 100) / 100).toFixed(2)}</td>
                  <td>{needed.toFixed(1)}</td>
                  <td>
                    <Verdict $isGood={isEnough(contrast)}>{isEnough(contrast) ? 'pass' : 'fail'}</Verdict>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </PanelTable>
    </PreviewPanel>
  );
}

function margin({ ratio, needed }: Contrast): number {
  return ratio / needed;
}

function isEnough({ ratio, needed }: Contrast): boolean {
  return ratio >= needed;
}
