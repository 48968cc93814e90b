import type { Contrast } from '../../../../host/doors/brands';
import type { LinkPreview } from '../preview-state';

/** Every pair of colours that the page shows on each other: the brand's own choice first, then the closest to what it needs. */
export function ContrastTable({ contrasts }: { contrasts: readonly Contrast[] }) {
  const [own, ...derived] = contrasts;
  const margin = ({ ratio, needed }: Contrast) => ratio / needed;
  const sorted = [...(own ? [own] : []), ...derived.sort((one, other) => margin(one) - margin(other))];
  const failing = contrasts.filter((contrast) => margin(contrast) < 1).length;
  return (
    <section className="panel" aria-labelledby="contrast">
      <h2 id="contrast">Contrast</h2>
      <p>{failing === 0 ? `All ${contrasts.length} pairs have enough.` : `${failing} of ${contrasts.length} fail.`}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached with the keyboard */}
      <section className="contrasts" aria-label="Every pair of colours" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {['Colours', 'Ratio', 'Needs', 'Result'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((contrast) => (
              <ContrastRow key={contrast.pair.join()} {...contrast} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function ContrastRow({ pair, colours: [color, background], ratio, needed }: Contrast) {
  const isEnough = ratio >= needed;
  return (
    <tr>
      <th scope="row">
        <span className="sample" style={{ color, background }} aria-hidden="true">
          {needed < 4 ? <i /> : 'Aa'}
        </span>
        <span>
          {pair[0]} <small>on {pair[1]}</small>
        </span>
      </th>
      <td>{(Math.floor(ratio * 100) / 100).toFixed(2)}</td>
      <td>{needed.toFixed(1)}</td>
      <td>
        <strong className={isEnough ? 'good' : 'bad'}>{isEnough ? 'pass' : 'fail'}</strong>
      </td>
    </tr>
  );
}

interface LinkCardProps {
  link: LinkPreview;
  nome: string;
}

/** A link to the brand as chats and social networks show it. */
export function LinkCard({ link: { title, description, address, picture }, nome }: LinkCardProps) {
  return (
    <section className="panel" aria-labelledby="link">
      <h2 id="link">Link preview</h2>
      <div className="link" lang="pt-BR">
        <img src={picture} alt={`${nome}: what a shared link shows`} width={1200} height={630} />
        <div>
          <small>{address.replace(/^https:\/\/|\/$/g, '')}</small>
          <strong>{title}</strong>
          <small>{description}</small>
        </div>
      </div>
    </section>
  );
}

interface ProblemsProps {
  /** A line of the check each. */
  lines: readonly string[];
  /** Whether an earlier version of the brand is on the page. */
  isShown: boolean;
}

/** What the check says of the files as they are now. */
export function Problems({ lines, isShown }: ProblemsProps) {
  return (
    <section className="panel problems" aria-labelledby="problems">
      <h2 id="problems">{isShown ? 'Not shown yet: the files have problems' : 'The files have problems'}</h2>
      <ol>
        {lines.map((line) => {
          const [, place, sentence] = /^(\S+?): (.*)$/.exec(line) ?? ['', '', line];
          return (
            <li key={line}>
              {place && <code>{place}</code>} {sentence}
            </li>
          );
        })}
      </ol>
      {isShown && <p>Below is the brand before this change.</p>}
    </section>
  );
}
