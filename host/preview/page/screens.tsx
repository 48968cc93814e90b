import { useEffect, useRef, useState } from 'react';
import type { ShownBrand } from '../preview-state';
import { BEGIN_PATH, type Moment, type ScreenSize, screenSizes } from '../views';
import { Device, Glass, Grid, NoRoute } from './screens.styles';

export interface ScreensProps {
  brand: ShownBrand;
  moment: Moment;
  /** With another one the frames open again. */
  version: number;
}

/** The product itself, at one moment, in each size. */
export function Screens({ brand, moment, version }: ScreensProps) {
  if (brand.route === undefined)
    return (
      <NoRoute>
        This brand has host names only, so it has no page on this machine. Write a path into routes to see it here.
      </NoRoute>
    );
  return (
    <Grid aria-label={`${moment.label} in three sizes`}>
      {screenSizes.map((size) => (
        <Screen
          key={`${size.name} ${moment.name} ${brand.id}`}
          size={size}
          title={`${moment.label}, ${size.label.toLowerCase()}, ${size.width} × ${size.height}`}
          address={addressOf(brand, moment, size, version)}
        />
      ))}
    </Grid>
  );
}

interface ScreenProps {
  size: ScreenSize;
  title: string;
  address: string;
}

function Screen({ size, title, address }: ScreenProps) {
  const { ref, scale } = useScale(size.width);
  return (
    <Device $size={size}>
      <figcaption>
        {size.label}{' '}
        <small>
          {size.width} × {size.height}
        </small>{' '}
        <a href={address} target="_blank" rel="noreferrer">
          Open<span> {title} alone</span>
        </a>
      </figcaption>
      <Glass ref={ref} $size={size} $scale={scale}>
        <iframe key={address} src={address} title={title} width={size.width} height={size.height} />
      </Glass>
    </Device>
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

/** Each frame has an origin of its own, because pages of one origin share their storage and would go on with one conversation. */
function addressOf(
  { id, route = '/' }: ShownBrand,
  { name, step = '' }: Moment,
  size: ScreenSize,
  version: number,
): string {
  const { port } = window.location;
  const to = new URLSearchParams({ brand: id, to: route, version: String(version) });
  return `http://${size.name}-${name}-${id}.localhost:${port}${BEGIN_PATH}${step}?${to}`;
}
