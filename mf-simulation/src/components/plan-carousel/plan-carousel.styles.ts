import { styled } from 'styled-components';
import { Swiper, SwiperSlide } from 'swiper/react';

export const Carousel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.s}; /* on a phone the button below two options must be in view */
  width: 100%;
  min-width: 0;

  @media (min-width: ${({ theme }) => theme.breakpoint.carousel}) {
    gap: ${({ theme }) => theme.space.m};
  }
`;

/** The structural rules that Swiper needs, instead of its style sheet. */
export const Viewport = styled(Swiper)`
  overflow: hidden;
  overflow: clip; /* the focus must not scroll the cards sideways */
  padding-block: ${({ theme }) => theme.space.xs};
  touch-action: pan-y;
  user-select: none; /* dragging the cards with a mouse must not select text */

  > .swiper-wrapper {
    display: flex;
    align-items: stretch;
    justify-content: safe center; /* a card that is alone */
    transition-property: transform;
  }
`;

export const Slide = styled(SwiperSlide)`
  display: flex;
  flex: 0 0 100%;
  min-width: 0;
  padding-inline: ${({ theme }) => theme.space.xs};

  @media (min-width: ${({ theme }) => theme.breakpoint.carousel}) {
    flex-basis: 50%;
    padding-inline: ${({ theme }) => theme.space.s};
  }
`;

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};

  @media (min-width: ${({ theme }) => theme.breakpoint.carousel}) {
    justify-content: center;
    gap: ${({ theme }) => theme.space.xl};
  }
`;

export const Arrow = styled.button`
  display: grid;
  width: 44px;
  height: 44px;
  padding: 0;
  flex: none;
  place-items: center;
  border: 1px solid ${({ theme }) => theme.color.borderControl};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.primaryText};
  font-size: ${({ theme }) => theme.font.size.m};
  transition: background ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  @media (hover: hover) {
    &:hover {
      background: ${({ theme }) => theme.color.primarySoft};
    }
  }
`;

export const CarouselPlace = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  min-width: 120px;
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  font-variant-numeric: tabular-nums;
`;

export const Dots = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

export const Dot = styled.span<{ $current: boolean; $selected: boolean }>`
  width: ${({ $current }) => ($current ? '20px' : '8px')};
  height: 8px;
  border: 2px solid
    ${({ $current, $selected, theme }) => ($current || $selected ? theme.color.primaryText : theme.color.borderControl)};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ $current, $selected, theme }) =>
    $current || $selected ? theme.color.primaryText : theme.color.surface};
  transition: width ${({ theme }) => theme.motion.normal} ${({ theme }) => theme.motion.ease};
`;

/** Both buttons share a row where they fit, so that they are in view on a phone; otherwise each has a row. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  justify-content: center;

  > button {
    flex: 1 1 auto;
    padding-inline: ${({ theme }) => theme.space.m};
    white-space: nowrap;

    @media (min-width: ${({ theme }) => theme.breakpoint.carousel}) {
      flex: none;
      padding-inline: ${({ theme }) => theme.space.xl};
    }
  }
`;

/** Why the button does nothing. Its line is reserved, so that the button stays where it was pressed. */
export const Reason = styled.p`
  min-height: ${({ theme }) => `calc(${theme.font.size.s} * ${theme.font.lineHeight.normal})`};
  color: ${({ theme }) => theme.color.textQuiet};
  font-size: ${({ theme }) => theme.font.size.s};
  text-align: center;
`;
