import type { Brand } from '@consorcio/shared/entities';
import { greetingOf } from '../brand/greetings';
import { StaticBubble } from '../chat';
import { Frame } from './app.styles';
import { Banner } from './banner';
import { Header } from './header';

export interface FirstWordsProps {
  brand: Brand;
}

/** The page before the conversation begins: header and first message, at their final places. */
export function FirstWords({ brand }: FirstWordsProps) {
  const [first = ''] = greetingOf(brand);
  return (
    <Frame>
      <Header brand={brand} />
      <StaticBubble text={first} brandName={brand.nome} opening={<Banner brand={brand} />} />
    </Frame>
  );
}
