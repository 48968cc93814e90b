import { useEffect, useState } from 'react';
import type { PreviewState } from '../preview-state';
import { moments } from '../views';
import { ContrastTable, LinkCard, Problems } from './panels';
import { Screens } from './screens';

const first = new URLSearchParams(window.location.search);

/** The whole page of `pnpm dev brands`: the product in three sizes, and beside it what a look at the product does not show. */
export function Preview() {
  const [brandId, setBrandId] = useState(first.get('brand') ?? '');
  const [momentName, setMomentName] = useState(first.get('moment') ?? 'greeting');
  const { state, isConnected } = usePreviewState(brandId);
  const moment = moments.find(({ name }) => name === momentName) ?? moments[0];
  const shown = state?.shown;
  const chosen = shown?.id ?? brandId;

  // The address leads back to the same view, also after the command was started again.
  useEffect(() => {
    window.history.replaceState(null, '', `?${new URLSearchParams({ brand: chosen, moment: momentName })}`);
    document.title = shown ? `${shown.nome} · brand preview` : 'Brand preview';
  }, [chosen, momentName, shown]);

  if (!state || !moment) return <main aria-busy="true" />;
  const count = state.problems.length;
  return (
    <>
      <header className="bar">
        <h1>Brand preview</h1>
        {shown && (
          <label className="brands">
            <small>Brand</small>
            <select value={chosen} onChange={({ target }) => setBrandId(target.value)}>
              {state.brands.map(({ id, nome }) => (
                <option key={id} value={id}>
                  {id === nome.toLowerCase() ? nome : `${nome} (${id})`}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset className="moments">
          <legend>Moment of the conversation</legend>
          {moments.map(({ name, label }) => (
            <label key={name}>
              <input type="radio" name="moment" checked={name === moment.name} onChange={() => setMomentName(name)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <p role="status" className={isConnected && count === 0 ? 'status' : 'status bad'}>
          {isConnected ? verdictOf(count, state.version) : 'The command has ended. Start it again: pnpm dev brands'}
        </p>
      </header>
      <main>
        {count > 0 && <Problems lines={state.problems} isShown={shown !== undefined} />}
        {shown && (
          <div className="columns">
            <Screens brand={shown} moment={moment} version={state.version} />
            <aside>
              <LinkCard link={shown.link} nome={shown.nome} />
              <ContrastTable contrasts={shown.contrasts} />
            </aside>
          </div>
        )}
      </main>
    </>
  );
}

/** What the command knows of a brand, now and after each change of a file. It is not connected when it was ended, or is starting again. */
function usePreviewState(brandId: string) {
  const [state, setState] = useState<PreviewState>();
  const [isConnected, setConnected] = useState(true);
  useEffect(() => {
    const events = new EventSource(`/events?brand=${encodeURIComponent(brandId)}`);
    events.onmessage = ({ data }) => {
      setState(JSON.parse(data));
      setConnected(true);
    };
    events.onerror = () => setConnected(false);
    return () => events.close();
  }, [brandId]);
  return { state, isConnected };
}

function verdictOf(problems: number, version: number): string {
  if (problems > 0) return problems === 1 ? 'The check found 1 problem' : `The check found ${problems} problems`;
  return version === 1
    ? 'No problems. Edit the file: this page follows'
    : `No problems. Change ${version - 1} is shown`;
}
