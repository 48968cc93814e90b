import { styled } from 'styled-components';

/** Fades the row out at the sides where it continues. */
export const CategoriesFrame = styled.div<{ $before: boolean; $after: boolean }>`
  --fade-before: ${({ $before, theme }) => ($before ? theme.space.xl : '0px')};
  --fade-after: ${({ $after, theme }) => ($after ? theme.space.xl : '0px')};

  position: relative;
  width: 100%;
  min-width: 0;
`;

export const CategoryList = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space.m};
  /* Room for focus rings and shadows, which the scrolling edge would cut. */
  margin-inline: -${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.s} ${theme.space.l}`};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${({ theme }) => theme.space.xl};
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  list-style: none;
  mask-image: linear-gradient(
    to right,
    transparent,
    #000 var(--fade-before),
    #000 calc(100% - var(--fade-after)),
    transparent
  );

  &::-webkit-scrollbar {
    display: none;
  }
`;

export const Item = styled.li`
  flex: 0 0 clamp(120px, 42%, 152px);
  scroll-snap-align: start;
`;

export const Nudge = styled.button<{ $side: 'before' | 'after' }>`
  display: none;

  @media (hover: hover) and (pointer: fine) {
    position: absolute;
    inset-block-start: 38%;
    inset-inline-start: ${({ $side, theme }) => ($side === 'before' ? theme.space.xs : 'auto')};
    inset-inline-end: ${({ $side, theme }) => ($side === 'after' ? theme.space.xs : 'auto')};
    display: grid;
    width: 40px;
    height: 40px;
    padding: 0;
    translate: 0 -50%;
    place-items: center;
    border: 1px solid ${({ theme }) => theme.color.border};
    border-radius: ${({ theme }) => theme.radius.pill};
    background: ${({ theme }) => theme.color.surface};
    box-shadow: ${({ theme }) => theme.shadow.high};
    color: ${({ theme }) => theme.color.primaryText};
  }
`;
