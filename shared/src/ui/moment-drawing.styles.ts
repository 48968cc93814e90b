import { keyframes, styled } from 'styled-components';
import { GoodsStrokes } from './goods-drawing.styles';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const stamp = keyframes`
  from { opacity: 0; transform: scale(0.4); }
  60% { opacity: 1; transform: scale(1.1); }
`;

export const MomentFrame = styled(GoodsStrokes)`
  width: 160px;
  height: auto;
  margin-inline-start: calc(${({ theme }) => theme.space.xxl} + ${({ theme }) => theme.space.s}); /* the width of an avatar */

  @media (prefers-reduced-motion: no-preference) {
    .first,
    .then {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${arrive} calc(2 * ${({ theme }) => theme.motion.normal}) ${({ theme }) => theme.motion.ease} backwards;
    }
    .then {
      animation-name: ${stamp};
      animation-delay: calc(1.5 * ${({ theme }) => theme.motion.normal});
    }
  }
`;
