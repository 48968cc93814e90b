import { styled } from 'styled-components';
import type { ScreenSize } from '../views';

interface Sized {
  readonly $size: ScreenSize;
}

/** Phone and tablet side by side at one height, the desktop under them. */
export const Grid = styled.section`
  display: grid;
  grid-template-columns: ${360 / 740}fr ${768 / 1024}fr;
  gap: ${({ theme }) => theme.space.xl};
  align-items: start;
`;

export const Device = styled.figure<Sized>`
  min-width: 0;
  ${({ $size }) => ($size.width > 1000 ? 'grid-column: 1 / -1;' : '')}

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${({ theme }) => theme.space.s};
    align-items: baseline;
    margin-bottom: ${({ theme }) => theme.space.s};
    font-weight: ${({ theme }) => theme.font.weight.strong};
  }

  small {
    font-size: ${({ theme }) => theme.font.size.s};
    font-weight: ${({ theme }) => theme.font.weight.normal};
    color: ${({ theme }) => theme.color.textQuiet};
  }

  a {
    margin-left: auto;
    font-size: ${({ theme }) => theme.font.size.s};
    font-weight: ${({ theme }) => theme.font.weight.medium};
  }

  a span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Glass = styled.div<Sized & { readonly $scale: number }>`
  position: relative;
  aspect-ratio: ${({ $size }) => `${$size.width} / ${$size.height}`};
  overflow: hidden;
  background: ${({ theme }) => theme.color.surface};
  border-radius: ${({ theme }) => theme.radius.l};
  box-shadow:
    0 0 0 1px ${({ theme }) => theme.color.borderControl},
    ${({ theme }) => theme.shadow.high};

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    border: 0;
    transform: scale(${({ $scale }) => $scale});
    transform-origin: 0 0;
  }
`;

export const NoRoute = styled.p`
  padding: ${({ theme }) => theme.space.xl};
  color: ${({ theme }) => theme.color.textQuiet};
  background: ${({ theme }) => theme.color.surface};
  border: 1px dashed ${({ theme }) => theme.color.borderControl};
  border-radius: ${({ theme }) => theme.radius.l};
`;
