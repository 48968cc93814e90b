import { useEffect, useRef, useState } from 'react';
import type { ShownBrand } from '../preview-state';
import { BEGIN_PATH, type Moment, screenSizes } from '../views';

interface ScreensProps {
  brand: ShownBrand;
  moment: Moment;
  /** With another one the frames open again. */
  version: number;
}

/** The product itself, at one moment, in each size. */
export function Screens({ brand, moment, version }: ScreensProps) {
  if (brand.route === undefined)
    return (
      <p className="panel">
        This brand has host names only, so it has no page on this machine. Write a path into routes to see it here.
      </p>
    );
  return (
    <section className="screens" aria-label={`${moment.label} in three sizes`}>
      {screenSizes.map((size) => (
        <Screen key={`${size.name} ${moment.name} ${brand.id}`} {...{ brand, moment, version, size }} />
      ))}
    </section>
  );
}

function Screen({ brand, moment, version, size }: ScreensProps & { size: (typeof screenSizes)[number] }) {
  const { width, height } = size;
  const { ref, scale } = useScale(width);
  const title = `${moment.label}, ${size.label.toLowerCase()}, ${width} × ${height}`;
  // Each frame has an origin of its own, because pages of one origin share their storage and would go on with one conversation.
  const origin = `http://${size.name}-${moment.name}-${brand.id}.localhost:${window.location.port}`;
  const to = new URLSearchParams({ brand: brand.id, to: brand.route ?? '/', version: String(version) });
  const address = `${origin}${BEGIN_PATH}${moment.step ?? ''}?${to}`;
  return (
    <figure>
      <figcaption>
        {size.label}{' '}
        <small>
          {width} × {height}
        </small>{' '}
        <a href={address} target="_blank" rel="noreferrer">
          Open<span className="unseen"> {title} alone</span>
        </a>
      </figcaption>
      <div className="glass" ref={ref} style={{ aspectRatio: `${width} / ${height}` }}>
        <iframe key={address} src={address} style={{ transform: `scale(${scale})` }} {...{ title, width, height }} />
      </div>
    </figure>
  );
}

/** By how much a screen is smaller on the page than in life. */
function useScale(width: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / width));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [width]);
  return { ref, scale };
}
