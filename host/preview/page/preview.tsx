import { useEffect, useState } from 'react';
import { moments } from '../views';
import { ContrastTable } from './contrast-table';
import { LinkCard } from './link-card';
import { Brands, Columns, Main, Moments, PreviewBar, PreviewTitle, Side, Status } from './preview.styles';
import { Problems } from './problems';
import { Screens } from './screens';
import { usePreviewState } from './use-preview-state';

const first = new URLSearchParams(window.location.search);

/** The whole page of `pnpm brands preview`: the product in three sizes, and beside it what a look at the product does not show. */
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

  if (!state || !moment) return <Main aria-busy="true" />;
  const count = state.problems.length;
  return (
    <>
      <PreviewBar>
        <PreviewTitle>Brand preview</PreviewTitle>
        {shown && (
          <Brands>
            <span>Brand</span>
            <select value={chosen} onChange={({ target }) => setBrandId(target.value)}>
              {state.brands.map(({ id, nome }) => (
                <option key={id} value={id}>
                  {id === nome.toLowerCase() ? nome : `${nome} (${id})`}
                </option>
              ))}
            </select>
          </Brands>
        )}
        <Moments>
          <legend>Moment of the conversation</legend>
          {moments.map(({ name, label }) => (
            <label key={name}>
              <input type="radio" name="moment" checked={name === moment.name} onChange={() => setMomentName(name)} />
              <span>{label}</span>
            </label>
          ))}
        </Moments>
        <Status role="status" $isGood={isConnected && count === 0}>
          {isConnected ? verdictOf(count, state.version) : 'The command has ended. Start it again: pnpm brands preview'}
        </Status>
      </PreviewBar>
      <Main>
        {count > 0 && <Problems lines={state.problems} isShown={shown !== undefined} />}
        {shown && (
          <Columns>
            <Screens brand={shown} moment={moment} version={state.version} />
            <Side>
              <LinkCard link={shown.link} nome={shown.nome} />
              <ContrastTable contrasts={shown.contrasts} />
            </Side>
          </Columns>
        )}
      </Main>
    </>
  );
}

function verdictOf(problems: number, version: number): string {
  if (problems > 0) return problems === 1 ? 'The check found 1 problem' : `The check found ${problems} problems`;
  return version === 1
    ? 'No problems. Edit the file: this page follows'
    : `No problems. Change ${version - 1} is shown`;
}
